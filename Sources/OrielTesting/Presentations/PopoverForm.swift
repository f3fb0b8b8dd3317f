import OrielCore

extension PopoverForm: TestablePresentationForm {
  package var kind: ScreenPresentation.Kind { .popover }
  package var isWindow: Bool { false }
  package var takesFocus: Bool { !isCompanion }

  // A click outside is consumed, whether or not it dismisses the popover.
  package func blocksOthers(_ request: PresentationRequest) -> Bool { !isCompanion }

  // A popover that can't be dismissed doesn't prevent closing the window.
  package func blocksClosing(_ request: PresentationRequest) -> Bool { !isCompanion && !request.isDismissDisabled }
}
