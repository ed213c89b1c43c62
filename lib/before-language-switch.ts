/**
 * A function that is called before the browser follows the language link. It returns true if it switches the language
 * itself.
 */
type Guard = (href: string) => boolean;

let guard: Guard | null = null;

/**
 * Registers a guard that is called before the language changes. For example, a form with answers registers a guard.
 * @returns a function that removes the guard
 */
export function guardLanguageSwitch(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Returns whether a registered guard itself switches the language and opens this URL. */
export const isLanguageSwitchGuarded = (href: string): boolean => guard?.(href) ?? false;
