/** What somebody else wrote, as one line of plain text: control and invisible characters are blanks; undefined where nothing is left. */
export function plainLine(text: string | undefined, atMost = 140): string | undefined {
  const line = (text ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return [...line].slice(0, atMost).join('') || undefined;
}
