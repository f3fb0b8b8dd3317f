extension WindowGroup {
  /// Creates a group that opens a window for each value of a type.
  ///
  /// ```swift
  /// WindowGroup(for: Note.ID.self) { $id in NoteView(id: id) }
  ///
  /// // In a view with @Environment(\.openWindow) private var openWindow
  /// Button("Open in New Window") { openWindow(value: note.id) }
  /// ```
  ///
  /// `openWindow(value:)` opens a window, or brings the one to the front that shows an equal value. `openWindow(id:)` opens
  /// a window without a value, and so does the command New Window, if the group is the app's first one, or
  /// ``Scene/keyboardShortcut(_:)`` gives it a command of its own. What the content writes to the binding identifies the
  /// window from then on.
  ///
  /// The value is stored as JSON. If the group is the first scene, its window has it again at the next launch, and a
  /// window that is opened with it has its values of ``SceneStorage``. If the stored value can't be decoded, the window
  /// opens without one.
  ///
  /// - Parameters:
  ///   - type: the type of the values. The identifier of a value, rather than the value itself, keeps what is stored
  ///     small, and the window up to date.
  ///   - content: makes the content of a window, from a binding to its value.
  public init<D, C>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: nil, id: nil, content: content)
  }

  /// Creates a group with an id for values: see ``init(for:content:)``.
  public init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: nil, id: id, content: content)
  }

  /// Creates a group with a title for values: see ``init(for:content:)``.
  public init<D, C>(
    _ title: any _DialogTitle, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: title._dialogTitle, id: nil, content: content)
  }

  /// Creates a group with a localized title for values: see ``init(for:content:)``.
  public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: Text(titleKey), id: nil, content: content)
  }

  /// Creates a group with a verbatim title for values: see ``init(for:content:)``.
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View, S: StringProtocol {
    self.init(title: Text(title), id: nil, content: content)
  }

  /// Creates a group with a title and an id for values: see ``init(for:content:)``.
  public init<D, C>(
    _ title: any _DialogTitle, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: title._dialogTitle, id: id, content: content)
  }

  /// Creates a group with a localized title and an id for values: see ``init(for:content:)``.
  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: Text(titleKey), id: id, content: content)
  }

  /// Creates a group with a verbatim title and an id for values: see ``init(for:content:)``.
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View, S: StringProtocol {
    self.init(title: Text(title), id: id, content: content)
  }

  private init<D: Codable & Hashable, C: View>(title: Text?, id: String?, content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, values: WindowValueType(D.self) { nil }) { value in
      PresentedWindowContent { content(Binding(location: WindowValueLocation(value))) }
    }
  }
}

// MARK: Values with a default

extension WindowGroup {
  /// The variant of ``init(for:content:)`` whose windows always have a value.
  ///
  /// - Parameters:
  ///   - type: the type of the values.
  ///   - content: makes the content of a window, from a binding to its value.
  ///   - defaultValue: returns the value of a window that is opened without one. Called once for each such window.
  public init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: nil, id: nil, content: content, defaultValue: defaultValue)
  }

  /// Creates a group with an id for values with a default: see ``init(for:content:defaultValue:)``.
  public init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: nil, id: id, content: content, defaultValue: defaultValue)
  }

  /// Creates a group with a title for values with a default: see ``init(for:content:defaultValue:)``.
  public init<D, C>(
    _ title: any _DialogTitle, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: title._dialogTitle, id: nil, content: content, defaultValue: defaultValue)
  }

  /// Creates a group with a localized title for values with a default: see ``init(for:content:defaultValue:)``.
  public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: Text(titleKey), id: nil, content: content, defaultValue: defaultValue)
  }

  /// Creates a group with a verbatim title for values with a default: see ``init(for:content:defaultValue:)``.
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View, S: StringProtocol {
    self.init(title: Text(title), id: nil, content: content, defaultValue: defaultValue)
  }

  /// Creates a group with a title and an id for values with a default: see ``init(for:content:defaultValue:)``.
  public init<D, C>(
    _ title: any _DialogTitle, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: title._dialogTitle, id: id, content: content, defaultValue: defaultValue)
  }

  /// Creates a group with a localized title and an id for values with a default: see ``init(for:content:defaultValue:)``.
  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(title: Text(titleKey), id: id, content: content, defaultValue: defaultValue)
  }

  /// Creates a group with a verbatim title and an id for values with a default: see ``init(for:content:defaultValue:)``.
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View, S: StringProtocol {
    self.init(title: Text(title), id: id, content: content, defaultValue: defaultValue)
  }

  private init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, values: WindowValueType(D.self, initial: defaultValue)) { value in
      PresentedWindowContent {
        content(Binding(location: DefaultWindowValueLocation(value, defaultValue: defaultValue)))
      }
    }
  }
}
