/** Returns whether a click follows a link in this window and no listener has handled the click. */
export function isPlainClick(click: MouseEvent): boolean {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !hasModifier && !click.defaultPrevented;
}
