/** Fields and items that a body may have where its call takes no long list. */
export const mostFields = 2_000;

const separators = new Set([',', ':', '&'].map((sign) => sign.charCodeAt(0)));

/**
 * Whether a body may have more fields and items than so many: what parses, walks and checks it costs a hundred times what
 * counting its separators does. Those inside of texts count as well, so `most` is given far above what a form has. A
 * field of JSON has two.
 */
export function hasMoreFields(text: string, most: number): boolean {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (separators.has(text.charCodeAt(at))) found += 1;
    if (found > 2 * most) return true;
  }
  return false;
}
