import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';

export interface Level {
  rank: number;
  name: string;
  /** Amount text. */
  validBet: string;
}

export interface RankProgress<L extends Level> {
  /** The level of the rank; undefined before the first. */
  own: L | undefined;
  /** Undefined at the top. */
  next: L | undefined;
  /** Whole percent of the way from the own level to the next; 100 at the top. */
  percent: number;
  /** Amount text of what is missing to the next; undefined when nothing is. */
  missing: string | undefined;
}

/** Where valid bets (amount text) and a rank stand among the levels. */
export function rankProgressOf<L extends Level>(levels: readonly L[], rank: number, validBet: string): RankProgress<L> {
  const sorted = [...levels].sort((a, b) => a.rank - b.rank);
  const own = sorted.filter((level) => level.rank <= rank).at(-1);
  const next = sorted.find((level) => level.rank > rank);
  if (!next) return { own, next, percent: 100, missing: undefined };
  const [made, goal] = [minorUnits(validBet), minorUnits(next.validBet)];
  if (made >= goal) return { own, next, percent: 100, missing: undefined };
  return { own, next, percent: Number((made * 100n) / goal), missing: amountFromMinor(goal - made) };
}
