export const consolePages = ['releases', 'previews', 'keys', 'studios', 'wins', 'requests', 'audit'] as const;
export type ConsolePage = (typeof consolePages)[number];

/** Returns the hash of a page; a hash, because the platform serves one address and a reload must stay on the page. */
export const hashOf = (page: ConsolePage): string => `#/${page}`;

/** Returns the page of a hash; the first page if it names none. */
export function pageOf(hash: string): ConsolePage {
  return consolePages.find((page) => hashOf(page) === hash) ?? consolePages[0];
}
