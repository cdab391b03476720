/** Masks an account for strangers: two letters, stars, and the last letter when enough is hidden. */
export function maskedAccount(account: string): string {
  const letters = [...account];
  if (letters.length < 5) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
