const longestNickname = 40;

/**
 * Returns the nickname for a name that a stranger chose elsewhere: composed, without invisible characters, without marks
 * before the first letter, and with at most five marks a letter, which Burmese needs, so that it stays within its line.
 */
export function nicknameFrom(name: string): string {
  const shown = name
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .replace(/^[\s\p{M}]+/u, '')
    .replace(/(\p{M}{5})\p{M}+/gu, '$1');
  return [...shown].slice(0, longestNickname).join('').trim();
}
