import Bowser from 'bowser';

/** Browser and system of a user agent in words, `Chrome, Android`; `Unknown` for what names neither. */
export function deviceWords(userAgent: string): string {
  // The library refuses an empty one.
  if (userAgent.trim() === '') return 'Unknown';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || 'Unknown';
}
