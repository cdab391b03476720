import { formatLocaleByLanguage, type LanguageCode, localeByLanguage } from '@portal/shared/contract/game-types';
import { directionOf } from '@portal/shared/i18n/direction';
import { loadMessages } from '@portal/shared/i18n/load-shell';
import type { Messages } from '@portal/shared/i18n/messages';
import { createIntl } from '@portal/shared/remote/intl';
import { pastCache } from '@portal/shared/remote/mounting/past-cache';
import { atom } from '@portal/shared/remote/state';
import type { Store } from './atom-readable.ts';
import { languageAtom } from './atoms.ts';

interface ShownTexts {
  language: LanguageCode;
  messages: Messages;
}

/** Texts on screen; those of the last language stay until the next ones have loaded. */
export const textsAtom = atom<ShownTexts>({ language: 'TY', messages: {} });

/** The language requested last: on screen, or loading. */
const askedAtom = atom<LanguageCode | undefined>(undefined);

const loadShellTexts = pastCache(loadMessages);

type TextArea = (language: LanguageCode) => Promise<Messages>;

/** Text areas beyond those of the first page that something on screen needs. */
const areasAtom = atom<readonly TextArea[]>([]);

/** Loads each area, past the cache if it was damaged before. */
const carefully = new WeakMap<TextArea, TextArea>();
function loaderOf(area: TextArea): TextArea {
  const load = carefully.get(area) ?? pastCache(area);
  carefully.set(area, load);
  return load;
}

/** Whether these texts have loaded already. */
export const hasTexts = (store: Store, area: TextArea) => store.get(areasAtom).includes(area);

/** Loads the texts of a part that not every visit needs; from then on they follow the language like all others. */
export async function addTexts(store: Store, area: TextArea): Promise<unknown> {
  if (hasTexts(store, area)) return;
  const language = store.get(languageAtom);
  const texts = await loaderOf(area)(language);
  store.set(areasAtom, [...store.get(areasAtom).filter((known) => known !== area), area]);
  const shown = store.get(textsAtom);
  if (shown.language !== language) return showLanguage(store, store.get(askedAtom) ?? shown.language);
  store.set(textsAtom, { language, messages: { ...texts, ...shown.messages } });
}

/**
 * Switches the portal to a language: loads its texts, then notifies subscribers. The last request wins, whichever texts
 * load first. On failure the language on screen stays.
 * @returns whether it is shown; false when another was requested meanwhile
 */
export async function showLanguage(store: Store, language: LanguageCode): Promise<boolean> {
  store.set(askedAtom, language);
  const messages = await textsOf(store, language).catch((failure: unknown) => {
    if (store.get(askedAtom) === language) store.set(askedAtom, undefined);
    throw failure;
  });
  if (store.get(askedAtom) !== language) return false;
  store.set(textsAtom, { language, messages });
  store.set(languageAtom, language);
  const locale = localeByLanguage[language];
  Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });
  return true;
}

/** Loads all areas that are on screen by the time the texts arrive. */
async function textsOf(store: Store, language: LanguageCode): Promise<Messages> {
  const areas = store.get(areasAtom);
  const loaded = await Promise.all([loadShellTexts, ...areas.map(loaderOf)].map((load) => load(language)));
  return areas === store.get(areasAtom) ? Object.assign({}, ...loaded) : textsOf(store, language);
}

/** Returns one text, for code outside React. */
export function textOf(store: Store, id: string, values?: Record<string, string | number>): string {
  const { language, messages } = store.get(textsAtom);
  const intl = createIntl({ locale: formatLocaleByLanguage[language], messages, onError: () => undefined });
  return intl.formatMessage({ id }, values);
}
