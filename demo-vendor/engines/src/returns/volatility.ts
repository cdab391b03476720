import type { Volatility } from '@portal/shared/contract/games/game-figures';

/**
 * Standard deviation of a round's win in stakes, measured over ten million rounds. Only of games where the stake is all
 * that is chosen and no pool pays: elsewhere it depends on the bet.
 */
export const deviations: Readonly<Record<string, number>> = {
  'slot-classic': 2.98,
  'slot-lines': 4.21,
  'slot-ways': 2.78,
  'slot-cascade': 3.18,
  'slot-rows': 2.38,
  'slot-cluster': 2.34,
  'slot-free-spins': 3.76,
  'slot-bonus': 4.78,
  'slot-hold': 5.75,
  'scratch-card': 8.09,
  bingo: 16.71,
};

/** Returns the band of an engine's deviation; undefined where it depends on the bet. */
export function volatilityOf(engineId: string): Volatility | undefined {
  const deviation = deviations[engineId];
  if (deviation === undefined) return undefined;
  if (deviation < 2.5) return 'low';
  return deviation < 4.5 ? 'medium' : 'high';
}
