"""What the Gallery's samples must show, and what answering them must note.

Written from the rules for alerts and from the samples' own words, not read from the app: so that a wrong order or a
lost message is seen.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Sample:
    """A dialog of the Gallery."""

    #: What it is called in captions and in the log.
    id: str
    #: The page that it is on.
    page: str
    #: The title of the dialog.
    title: str
    #: The labels of its buttons in the desktop's order: cancel first, the default last.
    buttons: tuple[str, ...]
    message: str = ""
    #: The button that Return presses, if there is one.
    default: str | None = None
    #: The button that Escape and closing stand for; without one they dismiss.
    cancel: str | None = None
    #: Buttons that Oriel has added, of which the log does not know.
    added: tuple[str, ...] = ()
    #: Buttons that lead on to another dialog.
    leading_on: tuple[str, ...] = ()
    #: Buttons that can't be pressed at first.
    disabled: tuple[str, ...] = ()
    #: The names of the text fields.
    fields: tuple[str, ...] = ()
    #: The label of the check button.
    toggle: str | None = None
    is_title_shown: bool = True
    #: How many pictures stand above the title.
    icons: int = 0

    def standing(self, is_stacked: bool) -> list[str]:
        """The buttons as they stand: in a row in the desktop's order; on top of one another the default at the top,
        cancel at the bottom, and the others between them as they were written."""
        if not is_stacked:
            return list(self.buttons)
        others = [button for button in self.buttons if button not in (self.default, self.cancel)]
        return ([self.default] if self.default else []) + others + ([self.cancel] if self.cancel else [])

    @property
    def plain_buttons(self) -> tuple[str, ...]:
        """The buttons that end it, and that is all."""
        return tuple(b for b in self.buttons if b not in self.leading_on and b not in self.disabled)

    def trace(self, pressed: str | None) -> list[str]:
        """The lines in the log after it has been presented and answered with a button, or dismissed with none."""
        lines = [f"{self.id}: presented"]
        if pressed is not None and pressed not in self.added:
            lines.append(f"{self.id}: pressed {pressed}")
        return lines + [f"{self.id}: isPresented false"]


@dataclass(frozen=True)
class _Page:
    name: str
    samples: list[Sample] = field(default_factory=list)

    def add(self, id: str, title: str, *buttons: str, **rest: Any) -> None:
        self.samples.append(Sample(id, self.name, title, buttons, **rest))


_PROSE = "\n".join(
    f"Paragraph {number}: this program is provided as is, without warranty of any kind." for number in range(1, 201)
)[:10_240]

_alerts = _Page("alerts")
_alerts.add("plain-alert", "Your changes were saved", "Good", default="Good")
_alerts.add(
    "delete-message", "Delete “Holiday.png”?", "Cancel", "Delete",
    message="The image will be permanently deleted.", cancel="Cancel",
)  # fmt: skip
_alerts.add(
    "save-or-discard", "Save the changes before closing?", "Keep Editing", "Discard", "Save",
    message="Changes that aren’t saved will be lost.", cancel="Keep Editing", default="Save",
)  # fmt: skip
_alerts.add("no-action", "The print has finished", "OK", default="OK", added=("OK",))
_alerts.add(
    "presenting-data", "Open the picture?", "Cancel", "Open Harbour.jpg",
    message="Harbour.jpg takes 2.4 MB.", cancel="Cancel", default="Open Harbour.jpg",
)  # fmt: skip
_alerts.add(
    "error", "The file could not be copied", "Close",
    message="There is no space left on the disk.\nEmpty the trash or choose another disk.", cancel="Close",
)  # fmt: skip
_alerts.add(
    "error-message", "The album could not be loaded", "Cancel", "Try Again",
    message="The server could not be reached. Check the connection and try again.",
    cancel="Cancel", default="Try Again",
)  # fmt: skip
_alerts.add(
    "login", "Log in to the archive", "Cancel", "Log In",
    message="The password isn’t kept.", cancel="Cancel", default="Log In",
    disabled=("Log In",), fields=("Name", "Password"),
)  # fmt: skip
_alerts.add("closes-itself", "Looking for printers…", "Stop", message="This takes three seconds.", cancel="Stop")
_alerts.add(
    "second-alert", "Remove the account?", "Cancel", "Remove", cancel="Cancel", leading_on=("Remove",)
)  # fmt: skip
_alerts.add(
    "comes-back", "Heads?", "Enough", "Flip to Tails",
    cancel="Enough", default="Flip to Tails", leading_on=("Flip to Tails",),
)  # fmt: skip
_alerts.add(
    "long-text", "The licence", "Decline", "Accept", message=_PROSE, cancel="Decline", default="Accept"
)  # fmt: skip
_alerts.add(
    "unbroken-text", "Fingerprint of the key", "Reject", "Trust",
    message="4f3c9a07be51d268" * 64, cancel="Reject", default="Trust",
)  # fmt: skip
_alerts.add(
    "twelve-actions", "In which month does the year begin?", "February", "March", "April", "May", "June", "July",
    "August", "September", "October", "November", "December", "January", default="January",
)  # fmt: skip
_alerts.add(
    "long-labels", "Two versions of the file exist", "Leave everything as it is and decide another time",
    "Replace the version on this computer with the one from the server",
    "Keep both versions and give the new one a different name",
    cancel="Leave everything as it is and decide another time",
    default="Keep both versions and give the new one a different name",
)  # fmt: skip
_alerts.add(
    "literal-text", "100 % of <b>this</b> & that", "_Keep & <go> 50%",
    message="%@ %d %s &amp; </span> \\n __init__.py", default="_Keep & <go> 50%",
)  # fmt: skip

_confirmations = _Page("confirmations")
_confirmations.add("empty-trash", "Empty the trash?", "Cancel", "Empty Trash", cancel="Cancel", added=("Cancel",))
_confirmations.add(
    "confirm-message", "Share the album?", "Cancel", "Share with Friends", "Share with Everyone",
    message="Whoever can see the album can download its pictures.",
    cancel="Cancel", default="Share with Everyone", added=("Cancel",),
)  # fmt: skip
_confirmations.add(
    "hidden-title", "Leave the group", "Cancel", "Leave",
    message="You will no longer get its messages.", is_title_shown=False, cancel="Cancel", added=("Cancel",),
)  # fmt: skip
_confirmations.add("custom-cancel", "Stop the download?", "Keep Downloading", "Stop", cancel="Keep Downloading")
_confirmations.add(
    "confirm-data", "Print the picture?", "Cancel", "Print a Draft", "Print Poster.png",
    message="Poster.png takes 8.1 MB.", cancel="Cancel", default="Print Poster.png", added=("Cancel",),
)  # fmt: skip
_confirmations.add(
    "many-choices", "Export the picture as", "Cancel", "GIF", "JPEG", "PNG", "TIFF", "WebP", "AVIF",
    cancel="Cancel", default="AVIF", added=("Cancel",),
)  # fmt: skip

_options = _Page("options")
_options.add(
    "icon", "The new version is ready", "Later", "Restart",
    message="It starts with the next restart.", cancel="Later", default="Restart", icons=1,
)  # fmt: skip
_options.add(
    "severity", "Erase the disk?", "Cancel", "Erase",
    message="All of its data will be lost.", cancel="Cancel", icons=1,
)  # fmt: skip
_options.add(
    "suppression", "The clipboard was emptied", "Continue", default="Continue", toggle="Don’t ask again"
)  # fmt: skip
_options.add(
    "suppression-label", "Files are copied in the background", "Continue",
    message="You can continue working in the meantime.", default="Continue",
    toggle="Copy in the background without asking",
)  # fmt: skip
_options.add(
    "all-options", "Delete all bookmarks?", "Cancel", "Delete Bookmarks",
    message="On this computer and on every other that shares them.",
    cancel="Cancel", added=("Cancel",), toggle="Keep a copy", icons=2,
)  # fmt: skip

#: By page, in the order of the page.
PAGES: dict[str, list[Sample]] = {page.name: page.samples for page in (_alerts, _confirmations, _options)}
SAMPLES: dict[str, Sample] = {sample.id: sample for samples in PAGES.values() for sample in samples}
