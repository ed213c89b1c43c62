/** Called before the language link is followed. Returns true when the guard handles the switch itself. */
type Guard = (href: string) => boolean;

let guard: Guard | null = null;

/**
 * Registers a guard, such as a form with answers, that is called before the language changes. @returns unregisters it
 */
export function guardLanguageSwitch(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Whether a registered guard handles the switch to this address itself. */
export const isLanguageSwitchGuarded = (href: string): boolean => guard?.(href) ?? false;
