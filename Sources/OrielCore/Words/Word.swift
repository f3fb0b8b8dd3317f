// Made by Scripts/words of resources/words. Don't change it here.
// swift-format-ignore-file

/// A text that Oriel shows itself.
package enum Word: Int, CaseIterable, Sendable {
  /// The accessible name and tooltip of the button that opens the main menu of a window.
  case commandMainMenu
  /// A command in the main menu: opens another window of the app.
  case commandNewWindow
  /// A command in the main menu: opens another window of a kind. %@ is the title of such windows.
  case commandNewWindowOf
  /// A command: opens a window for tools. %@ is its title.
  case commandShowWindow
  /// A command: closes a window for tools. %@ is its title.
  case commandHideWindow
  /// A command in the File menu: closes the window.
  case commandClose
  /// A command: moves the focus to the search field.
  case commandFind
  /// A command, and a button in the toolbar: hides or shows the sidebar.
  case commandSidebar
  /// A command: enters or leaves full screen.
  case commandFullScreen
  /// A command, and a button in the toolbar: leaves the page that was opened last.
  case commandBack
  /// A command in the main menu: opens the window with the app’s settings.
  case commandPreferences
  /// A command in the main menu, and the title of the window that it opens: a list of keyboard shortcuts.
  case commandShortcuts
  /// A command that opens the app’s help, and the title of the Help menu in a menu bar.
  case commandHelp
  /// A command in the main menu: shows information about the app. %@ is the name of the app.
  case commandAbout
  /// A command: closes all windows of the app.
  case commandQuit
  /// The menu with the items of a toolbar, or of a group of controls, for which there is no room.
  case commandMore
  /// The heading in the list of keyboard shortcuts for the commands that no menu of the app contains.
  case commandGeneral
  /// The title of the File menu in a menu bar.
  case commandFile
  /// The title of the Edit menu in a menu bar.
  case commandEdit
  /// The title of the View menu in a menu bar.
  case commandView
  /// A command in the Edit menu.
  case commandCut
  /// A command in the Edit menu.
  case commandPaste
  /// A command in the Edit menu: deletes what is selected.
  case commandDelete
  /// A command in the Edit menu.
  case commandSelectAll
  /// A command that makes the selected text bold, or no longer so.
  case commandBold
  /// A command that makes the selected text italic, or no longer so.
  case commandItalic
  /// A command that underlines the selected text, or no longer does so.
  case commandUnderline
  /// A command: hides or shows the inspector, a pane at the side of the window.
  case commandInspector
  /// A command: hides or shows the items of the toolbar.
  case commandToolbar
  /// The title of the Window menu in a menu bar.
  case commandWindow
  /// The title of the Format menu in a menu bar, with the commands that change the look of text.
  case commandFormat
  /// A command in the Edit menu.
  case commandCopy
  /// An error message. The first %@ is the name of a file, the second one of the reasons below, as a clause: “Report.txt”
  /// can’t be opened: you don’t have permission. Keep their order.
  case fileRead
  /// An error message. The first %@ is the name of a file, the second one of the reasons below. Keep their order.
  case fileWrite
  /// An error message. The first %@ is the name of a file or folder, the second one of the reasons below. Keep their
  /// order.
  case fileMove
  /// A reason why a file can’t be opened, saved or moved: a clause after a colon, without a full stop. The file or folder
  /// doesn’t exist.
  case fileNotFound
  /// A reason (a clause after a colon): the user doesn’t have the required permission.
  case fileNoPermission
  /// A reason (a clause after a colon): the file system is read-only.
  case fileReadOnlyDisk
  /// A reason (a clause after a colon): the disk is full, or the user’s quota is exceeded.
  case fileDiskFull
  /// A reason (a clause after a colon): the file is too large for the file system.
  case fileTooLarge
  /// A reason (a clause after a colon): a file with this name already exists.
  case fileAlreadyExists
  /// A reason (a clause after a colon): the name isn’t a valid file name.
  case fileInvalidName
  /// A reason (a clause after a colon): the name is too long for the file system.
  case fileNameTooLong
  /// A reason (a clause after a colon): the item is a pipe, a device or a socket.
  case fileNotAFile
  /// A reason (a clause after a colon): the item is a folder.
  case fileIsAFolder
  /// A reason (a clause after a colon): the item, or a part of its path, isn’t a folder.
  case fileNotAFolder
  /// A reason (a clause after a colon): symbolic links form a cycle.
  case fileLinkLoop
  /// A reason (a clause after a colon): the file’s type isn’t one of the requested types.
  case fileWrongType
  /// A reason (a clause after a colon): the app doesn’t accept the file.
  case fileNotAccepted
  /// A reason (a clause after a colon): the destination is inside of the folder that is moved.
  case fileInsideItself
  /// A reason (a clause after a colon): a program has the file open for writing.
  case fileInUse
  /// A reason (a clause after a colon): the file was changed while it was read.
  case fileChangedMeanwhile
  /// A reason (a clause after a colon): the copy differs from the original.
  case fileCopyDiffers
  /// A reason (a clause after a colon): the item can’t be saved as the requested type.
  case fileCannotBeExported
  /// Advice below an error message: what the user can do.
  case fileChooseAnotherFolder
  /// Advice below an error message that the disk is full.
  case fileMakeRoom
  /// Advice below an error message: the name is taken, invalid or too long.
  case fileChooseAnotherName
  /// Advice below an error message.
  case fileTryAgain
  /// Advice below an error message that a program has the file open. “It” is the file.
  case fileCloseIt
  /// The question whether an existing file is to be replaced, below the message that there is already a file with this
  /// name.
  case fileReplaceIt
  /// The default name of a file that is saved.
  case documentUntitled
  /// A command that asks for another name of a document.
  case documentRename
  /// The title of a dialog that asks for another name, and of the button that confirms it.
  case documentRenameTitle
  /// The label of the field for the name.
  case documentName
  /// A command that shows the file of the window in the file manager.
  case documentOpenFolder
  /// A command in the main menu: creates a document.
  case documentNew
  /// A command in the main menu: opens documents, which the user chooses in a dialog.
  case documentOpen
  /// The title of a submenu of the main menu with documents that were open before.
  case documentOpenRecent
  /// The last command in the submenu with documents that were open before: empties it.
  case documentClearRecent
  /// A command, and a button below a question: saves the document.
  case documentSave
  /// A command, and a button below a message: saves the document in another file, which the user chooses in a dialog.
  case documentSaveAs
  /// A button below the question whether changes are to be saved: opens a dialog to choose a file.
  case documentSaveFirst
  /// A command in the main menu: makes a new document with the same content.
  case documentDuplicate
  /// The title of a dialog that asks for a new name. %@ is the present name of the file.
  case documentAskRename
  /// A command in the main menu: moves the document’s file to a folder that the user chooses in a dialog.
  case documentMoveTo
  /// A command in the main menu: reads the document’s file again.
  case documentRevert
  /// A question when a document is closed. %@ is its name.
  case documentAskSave
  /// Below the question whether changes are to be saved.
  case documentAskSaveHint
  /// A button: closes a document without saving its changes, or gives them up.
  case documentDiscard
  /// A message about a document with unsaved changes. %@ is the name of the file.
  case documentAskChanged
  /// Below the message that another program has changed a file.
  case documentAskChangedHint
  /// A button: saves the document in place of what another program has saved.
  case documentOverwrite
  /// A message about a document with unsaved changes. %@ is the name of the file.
  case documentAskDeleted
  /// Below the message that a file was deleted.
  case documentAskDeletedHint
  /// A question. %@ is the name of the file.
  case documentAskRevert
  /// Below the question whether a file is to be read again.
  case documentAskRevertHint
  /// The name of a copy of a document. %@ is the name of the original.
  case documentCopyName
  /// What a screen reader says after the title of a window whose document has unsaved changes.
  case documentModified
  /// Why the desktop asks before the user logs out or shuts down. %@ is the title of a window.
  case sessionUnfinished
  /// The name of a filter in a file dialog: pictures of any format.
  case filterImages
  /// The name of a filter in a file dialog: videos of any format.
  case filterVideos
  /// The name of a filter in a file dialog: sounds and music of any format.
  case filterAudio
  /// The name of a filter in a file dialog: PDF files.
  case filterPdfDocuments
  /// The name of a filter in a file dialog: spreadsheets of any format.
  case filterSpreadsheets
  /// The name of a filter in a file dialog: presentations (slides) of any format.
  case filterPresentations
  /// The name of a filter in a file dialog: archives such as ZIP files.
  case filterArchives
  /// The name of a filter in a file dialog: source code of programs.
  case filterSourceCode
  /// The name of a filter in a file dialog: text files.
  case filterTextFiles
  /// The name of a filter in a file dialog: font files.
  case filterFonts
  /// The name of a filter in a file dialog: folders.
  case filterFolders
  /// The name of a filter in a file dialog: all files that the app can open.
  case filterSupportedFiles
  /// The name of a filter in a file dialog: all files.
  case filterAllFiles
  /// The check box in a dialog: whether the dialog isn’t to be shown again.
  case dialogDontAskAgain
  /// The title of the photo picker’s window.
  case photosTitle
  /// The button of the photo picker: adds the selected pictures and videos.
  case photosAdd
  /// The button of the photo picker if each choice takes effect at once: closes it.
  case photosDone
  /// The label for all folders, in the photo picker’s list of folders.
  case photosAll
  /// The prompt and the accessible name of the photo picker’s search field.
  case photosSearch
  /// The message of the photo picker if there are no files.
  case photosNothing
  /// The number of selected pictures and videos (the first %@), and the maximum (the second %@). Keep their order.
  case photosSelectedOf
  /// The button that presents the file dialog, if the user’s folders can’t be read.
  case photosChooseFiles
  /// The message of a preview if a picture is too large.
  case quickLookTooLarge
  /// The note below the beginning of a long text in a preview.
  case quickLookIsCut
  /// The message of a preview if a file isn’t read in time.
  case quickLookTakesTooLong
  /// The position of a file (the first %@) and the number of files (the second %@), below the title of a preview: 2 of 5.
  /// Keep their order.
  case quickLookPosition
  /// The button of a preview that opens the file with an app. %@ is the name of the app, or … for the button of the menu
  /// with several apps.
  case quickLookOpenWith
  /// The tooltip and accessible name of a button: shows the previous file.
  case quickLookPrevious
  /// The tooltip and accessible name of a button: shows the next file.
  case quickLookNext
  /// The tooltip and accessible name of a button: shows the preview in full screen.
  case quickLookFullScreen
  /// The tooltip and accessible name of a button: shows all files as a grid of small pictures.
  case quickLookIndex
  /// The button that closes a sheet of the store.
  case storeDone
  /// The button below an error message: loads again.
  case storeTryAgain
  /// The message if no app (browser) opens a web page.
  case storeNoApp
  /// The message if the store lacks an operation.
  case storeUnsupported
  /// The title of the sheet in which the user enters the code of an offer.
  case storeRedeemTitle
  /// The instruction in the sheet for codes.
  case storeEnterCode
  /// The name of the field for a code.
  case storeCode
  /// The button that redeems the entered code.
  case storeRedeem
  /// The label of the spinner while a code is redeemed.
  case storeRedeeming
  /// The label of the spinner while an offer of the store is loaded.
  case storeLoadingOffer
  /// The button that declines an offer of a subscription.
  case storeNotNow
  /// The button that accepts an offer of a subscription, and opens a web page.
  case storeSubscribe
  /// The button on the card of an application: starts it. It is installed.
  case storeOpen
  /// The button on the card of an application that isn’t installed: opens its page.
  case storeGet
  /// The accessible name of the button that closes the card of an application.
  case storeClose
  /// The title of the sheet in which the user manages their subscriptions.
  case subscriptionTitle
  /// The label of the spinner while the subscriptions are loaded.
  case subscriptionLoading
  /// The message if the store doesn’t list subscriptions in the app.
  case subscriptionOnWebPage
  /// The message if a subscription has no web page.
  case subscriptionNoPage
  /// The button that opens the web page of all subscriptions.
  case subscriptionManageInBrowser
  /// The button that opens the web page of one subscription.
  case subscriptionManage
  /// The button that asks whether a subscription is to be cancelled (ended), not one that closes a dialog.
  case subscriptionCancel
  /// The title of the dialog that asks whether a subscription is to be cancelled.
  case subscriptionQuestion
  /// The message of that dialog. %@ is the name of the subscription.
  case subscriptionConsequence
  /// The button of that dialog that cancels the subscription.
  case subscriptionConfirm
  /// The button of that dialog that keeps the subscription.
  case subscriptionKeep
  /// The state of a subscription that renews at a date. %@ is the date in words, such as June 3, 2025.
  case subscriptionRenewsOn
  /// The state of a subscription that renews at an unknown date.
  case subscriptionActive
  /// The state of a subscription whose last payment failed.
  case subscriptionPaymentFailed
  /// The state of a cancelled subscription that ends at a date. %@ is the date in words.
  case subscriptionEndsOn
  /// The state of a cancelled subscription that ends at an unknown date.
  case subscriptionCancelled
  /// The state of a subscription that has ended.
  case subscriptionExpired
  /// The title of the sheet in which the user requests a refund of a purchase.
  case refundTitle
  /// The label of the spinner while the purchase is loaded.
  case refundLoading
  /// The question above the field for the reason.
  case refundQuestion
  /// The name of the field for the answer: the reason for the refund.
  case refundReason
  /// The button that requests the refund.
  case refundRequest
  /// The confirmation: the store has received the request for a refund.
  case refundReceived
  /// The message if the user has already requested a refund of this purchase.
  case refundDuplicate
  /// The message if the request failed.
  case refundFailed
  /// The title of the sheet in which the user chooses categories of applications, applications and websites, such as
  /// those to limit.
  case familyTitle
  /// The name of the search field in that sheet.
  case familySearch
  /// A note if the app is in a sandbox (Flatpak), from which the applications of the computer aren’t visible.
  case familySandboxNote
  /// The accessible name of the button that displays the applications of a category. %@ is one of the categories below.
  case familyShow
  /// The accessible name of the button that hides the applications of a category. %@ is one of the categories below.
  case familyHide
  /// The heading of the list of websites.
  case familyWebsites
  /// The button that adds the entered website.
  case familyAdd
  /// The accessible name of the button that removes a website. %@ is its address, such as example.org.
  case familyRemove
  /// The message if the user has entered something that isn’t the address of a website.
  case familyNotAnAddress
  /// The button that closes the sheet.
  case familyDone
  /// A category of applications.
  case familyGames
  /// A category of applications: chat and social networks.
  case familySocial
  /// A category of applications: browsers, mail and the like.
  case familyInternet
  /// A category of applications: audio and video.
  case familyEntertainment
  /// A category of applications: graphics.
  case familyCreativity
  /// A category of applications: office.
  case familyProductivity
  /// A category of applications.
  case familyEducation
  /// A category of applications: programming.
  case familyDevelopment
  /// A category of applications: all that belong to no other.
  case familyUtilities
  /// The button that ends a live activity (such as a timer or a delivery), on its card and its notification.
  case activityEnd
  /// The standard button of an alert that cancels.
  case alertCancel
  /// The title of an error message, if no more is known.
  case alertFailed
  /// The prompt of a search field for which the app has set none.
  case searchPrompt
  /// The accessible name of the choice where to search, below a search field.
  case searchScope
  /// The title of the message that a search has no results.
  case searchNoResults
  /// The title of the message that a search for a text has no results. %@ is the text that the user has entered.
  case searchNoResultsFor
  /// The advice below the message that a search has no results.
  case searchTryAnother
  /// The prompt and the accessible name of the field of a find bar, which is above a text editor.
  case findPrompt
  /// The prompt and the accessible name of the field of a find bar for the text that replaces what is found.
  case findReplacement
  /// In a find bar, the place of the selected match among all: 3 of 12. The first %@ is the place, or a dash; the second
  /// one is the number of matches. Keep their order.
  case findCount
  /// The accessible name and tooltip of the button that selects the previous match.
  case findPrevious
  /// The accessible name and tooltip of the button that selects the next match.
  case findNext
  /// The accessible name and tooltip of the button that makes the case of letters matter.
  case findMatchCase
  /// A button in a find bar: replaces the selected match. Also the tooltip of the button that shows the field for the
  /// replacement.
  case findReplace
  /// A button in a find bar: replaces all matches.
  case findReplaceAll
  /// The accessible name and tooltip of the button that closes a find bar.
  case findClose
  /// The title of a command that undoes the last change.
  case undoUndo
  /// The title of a command that undoes an action with a name. %@ is the name, such as Rename.
  case undoUndoAction
  /// The title of a command that makes an undone change again.
  case undoRedo
  /// The title of a command that makes an undone action with a name again. %@ is the name, such as Rename.
  case undoRedoAction
  /// The accessible name of the arrow that expands a group, a section or a row of an outline.
  case disclosureExpand
  /// The accessible name of the arrow that collapses a group, a section or a row of an outline.
  case disclosureCollapse
  /// The title of a button that shares something with others, if the app has set none.
  case shareShare
  /// The title of the window with the app’s settings.
  case settingsTitle
  /// The title of a button that opens the window with the app’s settings.
  case settingsOpen
  /// The accessible name of the dot of a page that has no title, below pages that are swiped. %@ is the number of the
  /// page.
  case tabPage
  /// The tooltip and accessible name of the button in a date field that opens a calendar.
  case calendarOpen
  /// The accessible name of an arrow of a calendar.
  case calendarPreviousMonth
  /// The accessible name of an arrow of a calendar.
  case calendarNextMonth
  /// The accessible name of an arrow of a calendar.
  case calendarPreviousYear
  /// The accessible name of an arrow of a calendar.
  case calendarNextYear
  /// The accessible name of the + button of a stepper or a date field.
  case stepperIncrease
  /// The accessible name of the − button of a stepper or a date field.
  case stepperDecrease
  /// A button that begins to edit a list: buttons that remove rows and handles that move them appear.
  case listEdit
  /// The same button while the list is being edited: it ends that.
  case listDone
}

/// A text that depends on a number.
package enum PluralWord: Int, CaseIterable, Sendable {
  /// The number of selected pictures and videos in the photo picker. %@ is the number. The form for one.
  case photosSelected
  /// The message if the user has chosen too many files. %@ is the maximum. The form for one.
  case photosAtMost
  /// The number of items in a folder, in a preview. %@ is the number. The form for one.
  case quickLookItems
}
