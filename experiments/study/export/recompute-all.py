"""Recomputes the results of many participants: python3 analysis/recompute-all.py [folder or zip ...]

The script runs from any working folder. It reads the archives that participants downloaded, zipped or unpacked, from
the folders that the command names. Without a folder, it reads the folder data/ next to analysis/. For each step, it
prints a line `# step` and then the results of analysis/<step>/recompute.py. If an archive cannot be used, the script
prints its name and the reason to standard error. It still reads the other archives, and then ends with an error.
"""
import os, re, runpy, sys, tempfile, zipfile, zlib

# These limits exceed every archive that a participant downloads. They prevent archives of unknown persons from filling
# the disk or the memory.
MAX_ARCHIVE, MAX_DIRECTORY, MAX_ENTRIES = 1e8, 1e6, 2000
MAX_ENTRY, MAX_TOTAL, MAX_RATIO = 2e7, 2e8, 200

HERE = os.path.dirname(os.path.realpath(globals().get("__file__") or "analysis/recompute-all.py"))


class Refusal(Exception):
    """The reason why an archive is not used."""


FAILURES = []


def refused(where, reason):
    """Reports a file that is not used, and records the failure for the end of the script."""
    print(f"{where}: {reason}", file=sys.stderr)
    FAILURES.append(where)


def unsafe(name):
    """Returns why a file name in an archive is unsafe, or None. No archive of a participant has an unsafe name."""
    if "\\" in name or ":" in name:
        return "with a backslash or a colon in it"
    if name.startswith("/") or ".." in name.split("/"):
        return "that leads out of its folder"
    return None


def check_entries(entries):
    """Checks the list of files in an archive before any file is unpacked, and raises a refusal if a file is unsafe."""
    names, total = set(), 0
    for entry in entries:
        name, shown = entry.orig_filename, re.sub("[^ -~]", "?", entry.orig_filename)[:60]
        if re.search(r"[\x00-\x1f\x7f]", name):
            raise Refusal("has a name with control characters in it")
        if unsafe(name):
            raise Refusal(f'has a name {unsafe(name)}: "{shown}"')
        if name.lower() in names:
            raise Refusal(f'has the name "{shown}" twice')
        names.add(name.lower())
        if entry.create_system == 3 and entry.external_attr >> 28 == 0xA:
            raise Refusal(f'has a link in it: "{shown}"')
        if entry.flag_bits & 1:
            raise Refusal("is encrypted")
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise Refusal("is packed by another method than a usual zip: unpack it, or pack it again")
        total += entry.file_size
        if entry.file_size > MAX_ENTRY or total > MAX_TOTAL:
            raise Refusal("is too large once unpacked")
        if entry.file_size > 1e6 and entry.file_size > MAX_RATIO * entry.compress_size:
            raise Refusal("is too large once unpacked for its size")


def entries_of(path):
    """Returns the entries of an archive after their check."""
    if os.path.getsize(path) > MAX_ARCHIVE:
        raise Refusal("is too large")
    with open(path, "rb") as file:
        file.seek(max(0, os.path.getsize(path) - 65557))
        tail = file.read()
    # The record at the end of a zip contains the number of entries and the size of their list (PKWARE APPNOTE, 4.3.16).
    end = tail.rfind(b"PK\5\6")
    if end < 0 or len(tail) < end + 22:
        raise Refusal("is not a complete zip: it was cut off, or is another kind of file")
    count, size = (int.from_bytes(tail[end + at : end + at + length], "little") for at, length in ((10, 2), (12, 4)))
    if count > MAX_ENTRIES or size > MAX_DIRECTORY:
        raise Refusal("has too many files in it")
    with zipfile.ZipFile(path) as archive:
        entries = archive.infolist()
    if len(entries) != count:
        raise Refusal("is damaged")
    check_entries(entries)
    return entries


def step_of(path, steps):
    """Returns the step and its folder if a path is that of its trials or parameters, otherwise None."""
    found = re.fullmatch(r"((?:.*/)?[0-9]+-([^/]+))/(?:parameters\.json|data/[^/.][^/]*\.[cC][sS][vV])", path)
    if found is None or found[2] not in steps or "__MACOSX" in path.split("/"):
        return None
    return found[2], found[1]


def unpack(path, steps, folder):
    """Unpacks only the trials and the parameters of the steps; returns the CSV files, each with its step and name.

    The unpacked files get new names, so that no name in the archive determines where a file is written.
    """
    tables, folders = [], {}
    entries = entries_of(path)
    with zipfile.ZipFile(path) as archive:
        for entry in entries:
            step = step_of(entry.orig_filename, steps)
            if step is None:
                continue
            place = os.path.join(folder, folders.setdefault(step[1], str(len(folders))))
            os.makedirs(os.path.join(place, "data"), exist_ok=True)
            with archive.open(entry) as file:
                # At most one byte more than the archive declares is read. A larger file is thereby detected.
                content = file.read(entry.file_size + 1)
            if len(content) != entry.file_size:
                raise Refusal("is damaged")
            is_table = entry.orig_filename.lower().endswith(".csv")
            target = os.path.join(place, f"data/{len(tables)}.csv" if is_table else "parameters.json")
            with open(target, "wb") as file:
                file.write(content)
            if is_table:
                tables.append((step[0], target, f"{path}: {entry.orig_filename}"))
    if not tables and not any(re.search("(^|/)participation\\.json$", entry.orig_filename) for entry in entries):
        raise Refusal("has no data of a step of this study")
    return tables


def files_below(folder):
    """Yields the files in a folder and its subfolders. Links to folders are not followed: they may lead anywhere."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name != "__MACOSX")
        yield from (os.path.join(place, name) for name in sorted(names) if not name.startswith("."))


def tables_of(folders, steps, unpacked):
    """Returns the CSV files of the steps in folders, and in archives in these folders, each with its step and name."""
    tables = []
    for folder in folders:
        if not os.path.exists(folder):
            refused(folder, "is not there")
        for path in [folder] if os.path.isfile(folder) else files_below(folder):
            step = step_of(path.replace(os.sep, "/"), steps)
            if step and path.lower().endswith(".csv"):
                tables.append((step[0], path, path))
            if path.lower().endswith(".zip"):
                try:
                    tables += unpack(path, steps, tempfile.mkdtemp(dir=unpacked))
                except Refusal as refusal:
                    refused(path, str(refusal))
                except (OSError, EOFError, ValueError, RuntimeError, NotImplementedError, zipfile.BadZipFile, zlib.error):
                    refused(path, "is damaged")
    return tables


def run_step(script, tables):
    """Runs the script of a step; the script itself reports the files that it refuses."""
    try:
        runpy.run_path(script, init_globals={"GIVEN_FILES": tables}, run_name="__main__")
    except SystemExit as end:
        if end.code:
            print(end.code, file=sys.stderr)
            FAILURES.append(script)
    except Exception as failure:
        refused(script, f"{type(failure).__name__}: {failure}")


def main():
    scripts = {name: os.path.join(HERE, name, "recompute.py") for name in sorted(os.listdir(HERE))}
    scripts = {step: script for step, script in scripts.items() if os.path.exists(script)}
    folders = sys.argv[1:] or [os.path.join(os.path.dirname(HERE), "data")]
    with tempfile.TemporaryDirectory() as unpacked:
        tables = tables_of(folders, scripts, unpacked)
        for step, script in scripts.items():
            print(f"# {step}", flush=True)
            own = {os.path.realpath(path): (path, label) for of, path, label in tables if of == step}
            if own:
                run_step(script, list(own.values()))
    if not tables:
        sys.exit(f"Error: There are no trials in {', '.join(folders)}. Put the files that participants downloaded there.")
    if FAILURES:
        sys.exit("Error: Not everything was recomputed. The reasons are above.")


main()
