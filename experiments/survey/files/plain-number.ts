/** Returns a number as digits with a decimal point, without an exponent, because XPath 1.0 has no exponents. */
export function plainNumber(number: number): string {
  const [mantissa = "", exponent] = String(number).split("e");
  if (exponent === undefined) return mantissa;
  const [whole = "", part = ""] = mantissa.replace("-", "").split(".");
  const power = Number(exponent);
  const digits =
    power < 0
      ? `0.${"0".repeat(-power - whole.length)}${whole}${part}`
      : `${whole}${part}${"0".repeat(power - part.length)}`;
  return number < 0 ? `-${digits}` : digits;
}

/** Returns the number that a text writes in the form of `plainNumber`; undefined for any other text. */
export function readPlainNumber(text: string): number | undefined {
  if (!/^-?\d{1,400}(?:\.\d{1,400})?$/.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) && plainNumber(number) === text ? number : undefined;
}
