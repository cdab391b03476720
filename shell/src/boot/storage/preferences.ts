import { type LanguageCode, languageCodes, localeByLanguage } from '@portal/shared/contract/game-types';
import type { Theme } from '@portal/shared/remote/host';
import type { KeyStore } from './safe-storage.ts';

const fallbackLanguage: LanguageCode = 'TY';

function isLanguage(text: string | null): text is LanguageCode {
  return languageCodes.some((code) => code === text);
}

const firstPart = (tag: string) => tag.split('-')[0]?.toLowerCase();

/** The first of the languages for the most preferred tag that has one. */
function languageFor(tags: readonly string[], languages: readonly LanguageCode[]): LanguageCode | undefined {
  const found = tags.map((tag) => languages.find((code) => firstPart(localeByLanguage[code]) === firstPart(tag)));
  return found.find((code) => code !== undefined);
}

/** Stores theme, language and time zone in local storage; without storage the defaults apply. */
export interface Preferences {
  theme(): Theme;
  setTheme(theme: Theme): void;
  /** The stored language if the operator offers it, else the browser's first one that is offered, else the default. */
  language(offered?: readonly LanguageCode[], byDefault?: LanguageCode): LanguageCode;
  setLanguage(language: LanguageCode): void;
  /** Time zone of the member logged in here, for pages shown before the member is known. */
  timeZone(): string | null;
  setTimeZone(timeZone: string | undefined): void;
}

/** @param tags BCP 47 tags of the browser's languages, the preferred one first */
export function createPreferences(storage: KeyStore, tags: readonly string[]): Preferences {
  const read = (name: string) => {
    try {
      return storage.getItem(name);
    } catch {
      return null;
    }
  };
  const write = (name: string, value: string) => {
    try {
      storage.setItem(name, value);
    } catch {
      // Storage is full or forbidden: the choice lasts as long as the page.
    }
  };
  return {
    theme: () => (read('theme') === 'dark' ? 'dark' : 'light'),
    setTheme: (theme) => write('theme', theme),
    language(offered, byDefault = fallbackLanguage) {
      const stored = read('language');
      if (isLanguage(stored) && (offered?.includes(stored) ?? true)) return stored;
      return (offered && languageFor(tags, [byDefault, ...offered])) ?? byDefault;
    },
    setLanguage: (language) => write('language', language),
    timeZone: () => read('timeZone'),
    setTimeZone: (timeZone) => write('timeZone', timeZone ?? ''),
  };
}
