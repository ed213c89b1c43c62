import { isReadAsOther } from "@/experiments/engine/data/read-as";
import { type Fault, fault } from "./fault";

/** Paths of the names of steps and conditions. These names become names of columns and files. */
const NAMES = /^(?:steps\.\d+\.id|steps\.\d+\.for\.\d+|conditions\.\d+)$/;

/** Names that a folder on Windows cannot have. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Returns a caution about a name that data analysis programs or Windows misinterpret; undefined for any other text.
 * Such a name is not a fault, because documents of earlier releases contain such names and must still run. In data
 * files, an apostrophe precedes the name.
 * @param place path of the name, such as `steps.1.id`
 */
export function nameCaution(place: string, name: unknown): Fault | undefined {
  if (typeof name !== "string" || !NAMES.test(place)) return undefined;
  const instead = `${place.startsWith("steps") && place.endsWith("id") ? "step" : "group"}-${name}`;
  if (isReadAsOther(name))
    return fault(
      place,
      name,
      `R, Python or a spreadsheet reads this name as a number, a date, a logical value or a missing value, so the data files put an apostrophe before it. Choose another name, such as “${instead}”`,
      `R, Python ou un tableur prend ce nom pour un nombre, une date, une valeur logique ou une donnée manquante : les fichiers de données le font précéder d’une apostrophe. Choisissez un autre nom, par exemple « ${instead} »`,
    );
  if (DEVICE.test(name))
    return fault(
      place,
      name,
      `On Windows, no folder can have this name. Choose another name, such as “${instead}”`,
      `Sous Windows, aucun dossier ne peut porter ce nom. Choisissez un autre nom, par exemple « ${instead} »`,
    );
  return undefined;
}
