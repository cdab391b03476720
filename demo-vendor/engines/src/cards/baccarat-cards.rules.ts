import { rankOf } from './cards.rules.ts';

/** Returns the value of a card: ace 1, two to nine their number, tens and pictures 0. */
export function baccaratValue(card: number): number {
  const rank = rankOf(card);
  return rank >= 9 ? 0 : rank + 1;
}

export function baccaratTotal(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + baccaratValue(card), 0) % 10;
}

/** Returns whether the banker takes a third card; `third` is the value of the player's third card, if any. */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined || banker <= 2) return banker <= 5;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && third >= 6 && third <= 7;
}

/** Plays both hands from six cards in shoe order: player, banker, player, banker, then third cards by the rules. */
export function playBaccarat(shoe: readonly number[]): { player: number[]; banker: number[] } {
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, next = 0, last = 0] = shoe;
  const player = [p1, p2];
  const banker = [b1, b2];
  const totals = [baccaratTotal(player), baccaratTotal(banker)] as const;
  if (totals[0] >= 8 || totals[1] >= 8) return { player, banker };
  const playerDraws = totals[0] <= 5;
  if (playerDraws) player.push(next);
  if (bankerDraws(totals[1], playerDraws ? baccaratValue(next) : undefined)) banker.push(playerDraws ? last : next);
  return { player, banker };
}
