import { locale, speak } from './texts/speech.ts';

const key = 'language';

function speakInPage(language: string): void {
  speak(language);
  document.documentElement.lang = locale();
}

/** Speaks the language of the launch; proofs that this page leads to have no launch, and speak it as well. */
export function speakAndKeep(language: string): void {
  speakInPage(language);
  localStorage.setItem(key, language);
}

/** The language of the last game that was opened in this browser. */
export function speakKept(): void {
  speakInPage(localStorage.getItem(key) ?? '');
}
