import { setZone } from './texts/clock.ts';
import { locale, speak } from './texts/speech.ts';

const key = 'language';
const zoneKey = 'timeZone';

function speakInPage(language: string): void {
  speak(language);
  document.documentElement.lang = locale();
}

/** Language and time zone of the launch; proofs that this page leads to have no launch, and use them as well. */
export function speakAndKeep({ language, timeZone }: { language: string; timeZone?: string }): void {
  speakInPage(language);
  setZone(timeZone);
  localStorage.setItem(key, language);
  localStorage.setItem(zoneKey, timeZone ?? '');
}

/** Language and time zone of the last game that was opened in this browser. */
export function speakKept(): void {
  speakInPage(localStorage.getItem(key) ?? '');
  setZone(localStorage.getItem(zoneKey));
}
