import type { LanguageCode } from '@portal/shared/contract/game-types';

/** What is written in the asked language, or the nearest there is: English, else whatever there is. */
export function textIn<T>(texts: Partial<Record<LanguageCode, T>>, language: LanguageCode): T | undefined {
  return texts[language] ?? texts.EN ?? Object.values(texts)[0];
}
