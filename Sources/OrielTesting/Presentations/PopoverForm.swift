import OrielCore

extension PopoverForm: TestablePresentationForm {
  package var kind: ScreenPresentation.Kind { .popover }
  package var isWindow: Bool { false }

  // A click outside is consumed, whether or not it dismisses the popover.
  package func blocksOthers(_ request: PresentationRequest) -> Bool { true }

  // A popover that can't be dismissed doesn't prevent closing the window.
  package func blocksClosing(_ request: PresentationRequest) -> Bool { !request.isDismissDisabled }
}
