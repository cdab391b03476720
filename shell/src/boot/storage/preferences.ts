import { type LanguageCode, languageCodes } from '@portal/shared/contract/game-types';
import type { Theme } from '@portal/shared/remote/host';
import type { KeyStore } from './safe-storage.ts';

const fallbackLanguage: LanguageCode = 'TY';

function isLanguage(text: string | null): text is LanguageCode {
  return languageCodes.some((code) => code === text);
}

/** Stores theme, language and time zone in local storage; without storage the defaults apply. */
export interface Preferences {
  theme(): Theme;
  setTheme(theme: Theme): void;
  /** The stored language if the operator offers it, else the operator's default. */
  language(offered?: readonly LanguageCode[], byDefault?: LanguageCode): LanguageCode;
  setLanguage(language: LanguageCode): void;
  /** Time zone of the member logged in here, for pages shown before the member is known. */
  timeZone(): string | null;
  setTimeZone(timeZone: string | undefined): void;
}

export function createPreferences(storage: KeyStore): Preferences {
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
      return isLanguage(stored) && (offered?.includes(stored) ?? true) ? stored : byDefault;
    },
    setLanguage: (language) => write('language', language),
    timeZone: () => read('timeZone'),
    setTimeZone: (timeZone) => write('timeZone', timeZone ?? ''),
  };
}
