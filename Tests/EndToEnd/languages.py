"""Other languages than English."""

import os
import subprocess
import tempfile


def environment(folder: str, locale: str) -> dict[str, str] | None:
    """What makes an app speak the language of a locale, such as `de_DE`; None where the machine lacks something.

    A locale that isn't installed is made. C.UTF-8 would not do: in it, GTK looks no translation up.
    """
    language = locale.partition("_")[0]
    if not os.path.exists(f"/usr/share/locale/{language}/LC_MESSAGES/gtk40.mo"):
        return None
    made = tempfile.mkdtemp(prefix="locale.", dir=folder)
    command = ["localedef", "-i", locale, "-f", "UTF-8", os.path.join(made, f"{locale}.UTF-8")]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return {"LC_ALL": f"{locale}.UTF-8", "LOCPATH": made, "LANGUAGE": language}
