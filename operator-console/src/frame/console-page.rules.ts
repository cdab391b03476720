export const consolePages = ['releases', 'previews', 'keys', 'audit'] as const;
export type ConsolePage = (typeof consolePages)[number];

/** Where a page is: behind the hash, so that the platform serves one address alone and a reload stays. */
export const hashOf = (page: ConsolePage): string => `#/${page}`;

/** The page of an address; the first one for what names none. */
export function pageOf(hash: string): ConsolePage {
  return consolePages.find((page) => hashOf(page) === hash) ?? consolePages[0];
}
