type ConsoleTheme = 'light' | 'dark';
export type ConsoleLanguage = 'EN' | 'CN';

/** A browser may refuse to store anything; the console works without. */
function save(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then holds only for this page.
  }
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns the theme that the script before the first paint has set. */
export const themeNow = (): ConsoleTheme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

export function chooseTheme(theme: ConsoleTheme): void {
  document.documentElement.dataset.theme = theme;
  save('operator-theme', theme);
}

/** Returns the chosen language, or the language of the browser. */
export function languageNow(): ConsoleLanguage {
  const chosen = load('operator-language');
  if (chosen === 'EN' || chosen === 'CN') return chosen;
  return navigator.language.toLowerCase().startsWith('zh') ? 'CN' : 'EN';
}

export function chooseLanguage(language: ConsoleLanguage): void {
  save('operator-language', language);
}
