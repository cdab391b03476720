import type { LanguageCode } from '@portal/shared/contract/game-types';

/** Returns the text in the requested language, else in English, else in any language. */
export function textIn<T>(texts: Partial<Record<LanguageCode, T>>, language: LanguageCode): T | undefined {
  return texts[language] ?? texts.EN ?? Object.values(texts)[0];
}
