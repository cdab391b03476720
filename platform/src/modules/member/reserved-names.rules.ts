/** Nobody is to pass for the house. */
const names = new Set(['admin', 'administrator', 'support', 'system', 'root', 'operator', 'customerservice']);

/** Names that the platform makes itself: trial accounts, and accounts of who has chosen none. */
const made = /^(?:trial\d+|m\d{9})$/;

/** Compatibility forms, case and what separates words make no other name. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/gu, '');

/** True for a name that no member may choose; those of operators are for the caller to look up. */
export function isReservedName(name: string, brandName: string): boolean {
  const text = plain(name);
  return names.has(text) || made.test(text) || (text !== '' && text === plain(brandName));
}
