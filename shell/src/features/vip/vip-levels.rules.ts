import type { listVipLevels } from '@portal/shared/contract/content/list-vip-levels';
import type { CallResult } from '@portal/shared/contract/define-call';

export type VipLevel = CallResult<typeof listVipLevels>['levels'][number];

/** The level a rank stands on: the highest one that is not above it. */
export function levelOf(levels: readonly VipLevel[], rank: number): VipLevel | undefined {
  return inOrder(levels)
    .filter((level) => level.rank <= rank)
    .at(-1);
}

/** The level after a rank; undefined at the top. */
export function levelAfter(levels: readonly VipLevel[], rank: number): VipLevel | undefined {
  return inOrder(levels).find((level) => level.rank > rank);
}

export function inOrder(levels: readonly VipLevel[]): VipLevel[] {
  return [...levels].sort((a, b) => a.rank - b.rank);
}

/** Benefits of a level, each with whether it comes on top of those of the level compared with. */
export function benefitsAgainst(level: VipLevel, other: VipLevel | undefined): { text: string; isMore: boolean }[] {
  const known = new Set(other?.benefits);
  return level.benefits.map((text) => ({ text, isMore: other !== undefined && !known.has(text) }));
}

/** What a level adds to the one before it; the first adds all it has. */
export function newBenefits(levels: readonly VipLevel[], level: VipLevel): readonly string[] {
  const before = inOrder(levels)
    .filter(({ rank }) => rank < level.rank)
    .at(-1);
  return level.benefits.filter((benefit) => !before?.benefits.includes(benefit));
}
