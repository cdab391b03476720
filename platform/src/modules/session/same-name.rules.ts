/** Names of account holders are the same whatever their case, spaces and width of letters. */
export function isSameName(given: string, stored: string): boolean {
  return plain(given) !== '' && plain(given) === plain(stored);
}

const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
