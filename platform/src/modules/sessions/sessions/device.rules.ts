import Bowser from 'bowser';

/** Browser and system of a user agent, such as `Chrome, Android`; `Unknown` when it names neither. */
export function deviceWords(userAgent: string): string {
  // The library throws on an empty user agent.
  if (userAgent.trim() === '') return 'Unknown';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || 'Unknown';
}
