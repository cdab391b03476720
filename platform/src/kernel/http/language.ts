import { type LanguageCode, languageCodes } from '@portal/shared/contract/game-types';

export const defaultLanguage: LanguageCode = 'TY';

const languageByTag: ReadonlyMap<string, LanguageCode> = new Map([
  ['ty', 'TY'],
  ['en', 'EN'],
  ['cn', 'CN'],
  ['zh', 'CN'],
  ['my', 'MY'],
  ['ms', 'MY'],
  ['vn', 'VN'],
  ['vi', 'VN'],
  ['th', 'TH'],
]);

/**
 * Returns the language of an Accept-Language header: product codes (TY, CN, ...) or BCP 47 tags; else the default
 * locale.
 */
export function languageOf(header: string | undefined): LanguageCode {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    const language = languageByTag.get(tag.split('-')[0] ?? '');
    if (language) return language;
  }
  return defaultLanguage;
}

/** Returns the language that a call names, else that of its headers; undefined for an unknown one. */
export function askedLanguage(
  asked: { language?: string | undefined },
  { language }: { language: LanguageCode },
): LanguageCode | undefined {
  return asked.language === undefined ? language : languageCodes.find((code) => code === asked.language);
}
