/** The largest number of characters of a variable's name in SPSS. */
const LONGEST = 64;

/**
 * Returns a function that makes names of columns that R, SPSS, JASP and jamovi accept unchanged: letters, digits,
 * underscores and full stops, at most 64 characters, and no two names that differ only in capitals.
 */
export function columnNames(): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    const plain = name
      .replace(/[^A-Za-z0-9_.]/g, "_")
      .replace(/\.+$/, "")
      .slice(0, LONGEST);
    let unique = plain;
    for (let number = 2; used.has(unique.toLowerCase()); number += 1) {
      const ending = `_${number}`;
      unique = plain.slice(0, LONGEST - ending.length) + ending;
    }
    used.add(unique.toLowerCase());
    return unique;
  };
}
