import { installWithApt } from "./apt.mjs";
import { findCommand } from "./find-command.mjs";
import { UserError } from "./terminal.mjs";

/**
 * Returns the path of Python 3, with which the tests run the Python scripts of the apps. Where it is
 * missing, Debian's package is installed if that is allowed.
 *
 * @returns {Promise<string>}
 * @throws UserError where there is none
 */
export async function findPython() {
  if (!findCommand("python3"))
    await installWithApt("python3", "the tests also run the Python scripts of the apps");
  const python = findCommand("python3");
  if (python) return python;
  throw new UserError(
    "The tests run the Python scripts of the apps, and there is no python3 on this machine.",
    "Install Python 3 (https://www.python.org/downloads/), so that `python3` starts it.",
  );
}
