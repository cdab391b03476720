import type { LanguageCode } from '@portal/shared/contract/game-types';

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
