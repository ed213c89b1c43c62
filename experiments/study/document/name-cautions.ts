import { isReadAsOther } from "@/experiments/engine/data/read-as";
import { type Fault, fault } from "./fault";

/** Paths of the names of steps and conditions, which become columns and file names. */
const NAMES = /^(?:steps\.\d+\.id|steps\.\d+\.for\.\d+|conditions\.\d+)$/;

/** Names that no folder can have on Windows. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Returns a caution about a name that programs which read the data misinterpret; undefined for any other text.
 * It is not a fault, because documents of earlier releases have such names: they run, and files put an apostrophe before the name.
 * @param place such as `steps.1.id`
 */
export function nameCaution(place: string, name: unknown): Fault | undefined {
  if (typeof name !== "string" || !NAMES.test(place)) return undefined;
  const instead = `${place.startsWith("steps") && place.endsWith("id") ? "step" : "group"}-${name}`;
  if (isReadAsOther(name))
    return fault(
      place,
      name,
      `R, Python or a spreadsheet takes this name for a number, a date, a logical or something missing. The files have an apostrophe before it. Better choose another one, such as “${instead}”`,
      `R, Python ou un tableur prend ce nom pour un nombre, une date, une valeur logique ou une donnée manquante. Les fichiers le font précéder d’une apostrophe. Mieux vaut en choisir un autre, par exemple « ${instead} »`,
    );
  if (DEVICE.test(name))
    return fault(
      place,
      name,
      `Windows has no folder of this name. Better choose another one, such as “${instead}”`,
      `Sous Windows, aucun dossier ne peut porter ce nom. Mieux vaut en choisir un autre, par exemple « ${instead} »`,
    );
  return undefined;
}
