import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { RewardSettings } from '../rewards.settings.ts';
import type { Level } from './levels.rules.ts';

/** Gifts of a rank, in minor units. */
interface RankGifts {
  rank: number;
  upgradeMinor: bigint;
  birthdayMinor: bigint;
}

/** Reads the levels of the setting, in order; documents, written by one person, only have their texts. */
export async function readLevels(settings: RewardSettings): Promise<Level[]> {
  const { ranks } = await settings.get('rewards.vip');
  return ranks
    .map(({ rank, validBet }) => ({ rank, validMinor: minorUnits(validBet) }))
    .sort((a, b) => a.rank - b.rank);
}

/** Reads the setting `rewards.vip`, with gifts by rank. */
export async function readVipTerms(settings: RewardSettings) {
  const { ranks, ...terms } = await settings.get('rewards.vip');
  const gifts = new Map(
    ranks.map(({ rank, upgradeGift, birthdayGift }): [number, RankGifts] => [
      rank,
      { rank, upgradeMinor: minorUnits(upgradeGift), birthdayMinor: minorUnits(birthdayGift) },
    ]),
  );
  return {
    ...terms,
    /** Gifts of a rank; none for a rank that the setting does not name. */
    giftsOf: (rank: number): RankGifts => gifts.get(rank) ?? { rank, upgradeMinor: 0n, birthdayMinor: 0n },
  };
}
