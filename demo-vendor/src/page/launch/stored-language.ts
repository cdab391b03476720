import { setZone } from '../texts/figures.ts';
import { locale, speak } from '../texts/language.ts';
import { tFrame } from '../texts/translate.ts';
import { fetchLanguage } from './fetch-language.ts';

const key = 'language';
const zoneKey = 'timeZone';

const storedLanguage = (): string => localStorage.getItem(key) ?? '';

async function applyLanguage(language: string): Promise<void> {
  speak((await fetchLanguage(language)) ? language : 'EN');
  document.documentElement.lang = locale();
  const demoLine = document.getElementById('demo');
  if (demoLine) demoLine.textContent = tFrame('page.demo');
}

/** Applies and stores language and time zone of the launch; linked proof pages have no launch and reuse them. */
export async function applyAndStoreLanguage({
  language,
  timeZone,
}: {
  language: string;
  timeZone?: string;
}): Promise<void> {
  setZone(timeZone);
  localStorage.setItem(key, language);
  localStorage.setItem(zoneKey, timeZone ?? '');
  await applyLanguage(language);
}

/** Applies language and time zone of the last game opened in this browser. */
export async function applyStoredLanguage(): Promise<void> {
  setZone(localStorage.getItem(zoneKey));
  await applyLanguage(storedLanguage());
}

/** Begins to fetch the language of the last game, which the next one most likely has too. */
export function expectStoredLanguage(): void {
  void fetchLanguage(storedLanguage());
}
