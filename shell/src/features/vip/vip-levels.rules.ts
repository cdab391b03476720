import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { listVipLevels } from '@portal/shared/contract/content/vip-levels';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';

export type VipLevel = CallResult<typeof listVipLevels>['levels'][number];

/** Returns the level of a rank: the highest one that is not above it. */
export function levelOf(levels: readonly VipLevel[], rank: number): VipLevel | undefined {
  return inOrder(levels)
    .filter((level) => level.rank <= rank)
    .at(-1);
}

/** Returns the level after a rank; undefined at the top. */
export function levelAfter(levels: readonly VipLevel[], rank: number): VipLevel | undefined {
  return inOrder(levels).find((level) => level.rank > rank);
}

export function inOrder(levels: readonly VipLevel[]): VipLevel[] {
  return [...levels].sort((a, b) => a.rank - b.rank);
}

/** Benefits of a level, each marked if it is not among those of the other level. */
export function benefitsAgainst(level: VipLevel, other: VipLevel | undefined): { text: string; isMore: boolean }[] {
  const known = new Set(other?.benefits);
  return level.benefits.map((text) => ({ text, isMore: other !== undefined && !known.has(text) }));
}

/** Benefits that a level adds to the one before; the first adds all of its own. */
export function newBenefits(levels: readonly VipLevel[], level: VipLevel): readonly string[] {
  const before = inOrder(levels)
    .filter(({ rank }) => rank < level.rank)
    .at(-1);
  return level.benefits.filter((benefit) => !before?.benefits.includes(benefit));
}

interface WayToLevel {
  /** Progress to the level's required valid bets in whole percent; 100 only when complete. */
  percent: number;
  /** Amount text of what is missing; undefined when nothing is. */
  missing: string | undefined;
}

/** Progress of the member's valid bets (amount text) towards a level. */
export function wayTo({ validBet: asked }: VipLevel, validBet: string): WayToLevel {
  const [goal, made] = [minorUnits(asked), minorUnits(validBet)];
  if (made >= goal) return { percent: 100, missing: undefined };
  return { percent: Number((made * 100n) / goal), missing: amountFromMinor(goal - made) };
}
