/** Number of mounted places by release folder; at zero the style sheets of the folder are disabled. */
const users = new Map<string, number>();

export function holdStyles(base: string): void {
  users.set(base, (users.get(base) ?? 0) + 1);
  switchStyles(base, false);
}

export function dropStyles(base: string): void {
  const left = Math.max(0, (users.get(base) ?? 0) - 1);
  users.set(base, left);
  if (left === 0) switchStyles(base, true);
}

/** `sheet.disabled` keeps the rules loaded; the link's own property would fetch them again, with a flash. */
function switchStyles(base: string, disabled: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet && link.href.startsWith(base)) link.sheet.disabled = disabled;
  }
}
