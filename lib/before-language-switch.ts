/** Asked before the language link is followed: returns whether it takes the matter over. */
type Guard = (href: string) => boolean;

let guard: Guard | null = null;

/** Has a guard asked before the language is switched, such as a form with answers. @returns ends it */
export function guardLanguageSwitch(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Whether the guard, if there is one, takes over the switch to an address. */
export const isLanguageSwitchGuarded = (href: string): boolean => guard?.(href) ?? false;
