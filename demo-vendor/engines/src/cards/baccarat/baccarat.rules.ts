import type { Spot } from '../../chips.rules.ts';
import type { Draw } from '../../engine.ts';
import type { BaccaratResult } from '../../views.ts';
import { baccaratTotal, playBaccarat } from '../baccarat-cards.rules.ts';
import { deal, isPair } from '../cards.rules.ts';

/** Twentieths of a chip, so that the banker's commission of 5 % is a whole number. */
export const denominator = 20;
export const packs = 8;

export const spots: readonly Spot[] = [
  { id: 'player', label: 'Player', pays: '2×' },
  { id: 'banker', label: 'Banker', pays: '1.95×' },
  { id: 'tie', label: 'Tie', pays: '9×' },
  { id: 'player-pair', label: 'Player pair', pays: '12×' },
  { id: 'banker-pair', label: 'Banker pair', pays: '12×' },
];

export function resultOf(player: number[], banker: number[]): BaccaratResult {
  const playerTotal = baccaratTotal(player);
  const bankerTotal = baccaratTotal(banker);
  const winner = playerTotal > bankerTotal ? 'player' : playerTotal < bankerTotal ? 'banker' : 'tie';
  return { player, banker, playerTotal, bankerTotal, winner };
}

/** Draws a round from a fresh shoe of eight packs. */
export function drawRound(draw: Draw): BaccaratResult {
  const { player, banker } = playBaccarat(deal(draw, 6, packs));
  return resultOf(player, banker);
}

/** Returns the twentieths of a chip paid for a chip on the spot. A tie returns chips on player and banker. */
export function spotUnits(result: BaccaratResult, spotId: string): number {
  const { winner } = result;
  if (spotId === 'player') return winner === 'player' ? 40 : winner === 'tie' ? 20 : 0;
  if (spotId === 'banker') return winner === 'banker' ? 39 : winner === 'tie' ? 20 : 0;
  if (spotId === 'tie') return winner === 'tie' ? 180 : 0;
  if (spotId === 'player-pair') return isPair(result.player) ? 240 : 0;
  if (spotId === 'banker-pair') return isPair(result.banker) ? 240 : 0;
  return 0;
}
