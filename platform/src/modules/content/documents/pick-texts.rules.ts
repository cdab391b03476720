import type { LanguageCode } from '@portal/shared/contract/game-types';

/** Languages in the order in which a visitor's texts are looked up. */
export type LanguageChain = readonly LanguageCode[];

/** Requested language, default language of the site, English; a document with none of these is shown in any it has. */
export const languageChain = (asked: LanguageCode, siteDefault: LanguageCode): LanguageChain => [
  asked,
  siteDefault,
  'EN',
];

/** The texts for a visitor. A document has those of at least one language. */
export function pickTexts<T>(texts: Readonly<Partial<Record<LanguageCode, T>>>, languages: LanguageChain): T {
  const found = languages.map((language) => texts[language]).find((words) => words !== undefined);
  const [any] = Object.values(texts);
  const words = found ?? any;
  if (words === undefined) throw new Error('A document without texts');
  return words;
}
