/** A function called before the language link is followed. Returns true if the function itself handles the switch. */
type Guard = (href: string) => boolean;

let guard: Guard | null = null;

/**
 * Registers a guard that is called before the language changes. A form with answers does so, for example.
 * @returns a function that removes the guard
 */
export function guardLanguageSwitch(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Whether a registered guard itself handles the switch to this address. */
export const isLanguageSwitchGuarded = (href: string): boolean => guard?.(href) ?? false;
