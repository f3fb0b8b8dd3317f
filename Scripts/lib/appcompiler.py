"""The compiler as an app's target calls it, for the scripts that check what it says of code that imports Oriel."""
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout


def compiler(cache, modules=None):
    """The command that checks a file, with a folder for the compiler's cache, and Oriel's modules if they aren't the built ones."""
    modules = Path(modules or output("swift", "build", "--show-bin-path").strip() + "/Modules")
    if not (modules / "Oriel.swiftmodule").exists():
        sys.exit(f"{Path(sys.argv[0]).name}: Oriel isn't built: run `swift build`")
    command = ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", str(modules)]
    command += ["-module-cache-path", cache, "-Xcc", f"-fmodule-map-file={ROOT}/Sources/CGtk/module.modulemap"]
    for flag in output("pkg-config", "--cflags-only-I", "gtk4").split():
        command += ["-Xcc", flag]
    return command
