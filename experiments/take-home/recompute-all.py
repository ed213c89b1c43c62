"""Recomputes the results of many participants: python3 analysis/recompute-all.py [folder ...]

Reads the archives that participants downloaded, zipped or unpacked, in the folders given; without one, in the folder
data/ beside analysis/. For each step it prints a line `# step`, then what analysis/<step>/recompute.py prints.
"""
import glob, os, re, runpy, sys, tempfile, zipfile

HERE = os.path.dirname(os.path.abspath(__file__))


def trials(folders, step):
    """The CSV files of a step in some folders."""
    is_step = re.compile(r"\d+-" + re.escape(step) + "$")
    for folder in folders:
        for place, _, _ in os.walk(folder):
            if is_step.search(os.path.basename(place)):
                yield from glob.glob(os.path.join(glob.escape(place), "data", "*.csv"))


def main():
    folders = sys.argv[1:] or [os.path.join(HERE, "..", "data")]
    with tempfile.TemporaryDirectory() as unpacked:
        zips = [path for folder in folders for path in glob.glob(os.path.join(glob.escape(folder), "**", "*.zip"), recursive=True)]
        for number, path in enumerate(sorted(zips)):
            with zipfile.ZipFile(path) as archive:
                archive.extractall(os.path.join(unpacked, f"{number:06}"))
        for script in sorted(glob.glob(os.path.join(glob.escape(HERE), "*", "recompute.py"))):
            step = os.path.basename(os.path.dirname(script))
            files = sorted({os.path.realpath(path) for path in trials([*folders, unpacked], step)})
            print(f"# {step}")
            if files:
                sys.argv = [script, *files]
                runpy.run_path(script, run_name="__main__")


main()
