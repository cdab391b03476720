/**
 * Reduces foreign text to one plain line, with control and invisible characters as blanks; undefined when nothing is
 * left.
 */
export function plainLine(text: string | undefined, atMost = 140): string | undefined {
  const line = (text ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return [...line].slice(0, atMost).join('') || undefined;
}
