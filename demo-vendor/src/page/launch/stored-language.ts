import { setZone } from '../texts/figures.ts';
import { locale, speak } from '../texts/language.ts';
import { tFrame } from '../texts/translate.ts';

const key = 'language';
const zoneKey = 'timeZone';

function applyLanguage(language: string): void {
  speak(language);
  document.documentElement.lang = locale();
  const demoLine = document.getElementById('demo');
  if (demoLine) demoLine.textContent = tFrame('page.demo');
}

/** Applies and stores language and time zone of the launch; linked proof pages have no launch and reuse them. */
export function applyAndStoreLanguage({ language, timeZone }: { language: string; timeZone?: string }): void {
  applyLanguage(language);
  setZone(timeZone);
  localStorage.setItem(key, language);
  localStorage.setItem(zoneKey, timeZone ?? '');
}

/** Applies language and time zone of the last game opened in this browser. */
export function applyStoredLanguage(): void {
  applyLanguage(localStorage.getItem(key) ?? '');
  setZone(localStorage.getItem(zoneKey));
}
