import type { Spot } from '../chips.rules.ts';
import { type Draw, stakeMultiple } from '../engine.ts';

export type Side = 'meron' | 'wala';
export type Move = { by: Side; kind: 'lunge' | 'kick' | 'peck' | 'feint'; isHit: boolean };

/** A bout: the winner, and the hits to show. The last hit is the winner's. */
export interface Bout {
  winner: Side | 'draw';
  moves: Move[];
}

/** Units in a stake. */
export const denominator = 25;

/**
 * Ten lots: five for meron (the favourite), four for wala, one for a draw. A stake of 25 units pays 48, 60 and 240, so
 * each of the three returns exactly 96 %.
 */
export const corners = [
  { id: 'meron', label: 'Meron', lots: 5, units: 48 },
  { id: 'draw', label: 'Draw', lots: 1, units: 240 },
  { id: 'wala', label: 'Wala', lots: 4, units: 60 },
] as const;

export const spots: readonly Spot[] = corners.map(({ id, label, units }) => ({
  id,
  label,
  pays: stakeMultiple(units, denominator),
}));

const kinds: readonly Move['kind'][] = ['lunge', 'kick', 'peck', 'feint'];

/** Draws the winner first, then the hits, which decide nothing. */
export function drawRound(draw: Draw): Bout {
  const lot = draw(10);
  const winner = lot < 5 ? 'meron' : lot < 9 ? 'wala' : 'draw';
  const exchanges = 5 + draw(4);
  const moves = Array.from({ length: exchanges }, () => anyMove(draw));
  if (winner !== 'draw') return { winner, moves: [...moves, { by: winner, kind: 'kick', isHit: true }] };
  const last: Move[] = [
    { by: 'meron', kind: 'lunge', isHit: true },
    { by: 'wala', kind: 'lunge', isHit: true },
  ];
  return { winner, moves: [...moves, ...last] };
}

function anyMove(draw: Draw): Move {
  return { by: draw(2) === 0 ? 'meron' : 'wala', kind: kinds[draw(kinds.length)] ?? 'peck', isHit: draw(3) > 0 };
}

/** Returns the units paid for a stake of `denominator` units on the spot; 0 if it lost. */
export function spotUnits(bout: Bout, spotId: string): number {
  return corners.find(({ id }) => id === spotId && id === bout.winner)?.units ?? 0;
}
