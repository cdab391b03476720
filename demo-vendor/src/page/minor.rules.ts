/** Minor units of what a player typed ("12", "12.5", "12,50"), or nothing where it is no amount. */
export function typedMinor(text: string): number | undefined {
  const match = /^(\d{1,9})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Minor units of an amount of two decimals. */
export const minorOf = (amount: string): number => typedMinor(amount) ?? 0;

/** Two decimals of minor units. */
export const amountOfMinor = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
