import { type LanguageCode, localeByLanguage } from '@portal/shared/contract/game-types';
import { loadMessages } from '@portal/shared/i18n/load-shell';
import type { Messages } from '@portal/shared/i18n/messages';
import { createIntl } from '@portal/shared/remote/intl';
import { atom } from '@portal/shared/remote/state';
import type { Store } from './atom-readable.ts';
import { languageAtom } from './atoms.ts';

export interface ShownTexts {
  language: LanguageCode;
  messages: Messages;
}

/** Texts now on screen; those of the last language stay until the next ones are here. */
export const textsAtom = atom<ShownTexts>({ language: 'TY', messages: {} });

/** Shows the portal in a language: loads its texts, then tells everybody. */
export async function showLanguage(store: Store, language: LanguageCode): Promise<void> {
  const messages = await loadMessages(language);
  store.set(textsAtom, { language, messages });
  store.set(languageAtom, language);
  document.documentElement.lang = localeByLanguage[language];
}

/** One text for places outside React. */
export function textOf(store: Store, id: string, values?: Record<string, string | number>): string {
  const { language, messages } = store.get(textsAtom);
  const intl = createIntl({ locale: localeByLanguage[language], messages, onError: () => undefined });
  return intl.formatMessage({ id }, values);
}
