/** Dealers of the card tables, as they are drawn on the page (page/table/dealer). */
export const dealers = [
  { id: 'mai', name: 'Mai' },
  { id: 'arun', name: 'Arun' },
  { id: 'chloe', name: 'Chloe' },
  { id: 'wei', name: 'Wei' },
  { id: 'thiri', name: 'Thiri' },
  { id: 'rafael', name: 'Rafael' },
] as const;
export type Dealer = (typeof dealers)[number];

/** Rounds that a dealer stays at a table. */
const shiftRounds = 30;

/** Returns who deals a round of a table; another one after each shift. */
export function dealerOf(table: string, roundNo: number): Dealer {
  const first = [...table].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const shift = Math.floor(roundNo / shiftRounds);
  return dealers[(first + shift) % dealers.length] ?? dealers[0];
}
