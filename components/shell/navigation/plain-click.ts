/** Whether a click follows a link in this window, and no listener has handled it. */
export function isPlainClick(click: MouseEvent): boolean {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !hasModifier && !click.defaultPrevented;
}
