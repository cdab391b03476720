import { minorUnits } from '@portal/shared/contract/amounts';
import type { ContentModule } from '../../content/index.ts';
import type { Level } from './levels.rules.ts';

/** What a rank brings, in minor units. */
export interface RankGifts {
  rank: number;
  upgradeMinor: bigint;
  birthdayMinor: bigint;
}

/** The levels of the setting, in their order: documents have their words alone, which one person writes. */
export async function readLevels({ settings }: Pick<ContentModule, 'settings'>): Promise<Level[]> {
  const { ranks } = await settings.get('rewards.vip');
  return ranks
    .map(({ rank, validBet }) => ({ rank, validMinor: minorUnits(validBet) }))
    .sort((a, b) => a.rank - b.rank);
}

/** The setting `rewards.vip`, with the gifts by rank. */
export async function readVipTerms({ settings }: Pick<ContentModule, 'settings'>) {
  const { ranks, ...terms } = await settings.get('rewards.vip');
  const gifts = new Map(
    ranks.map(({ rank, upgradeGift, birthdayGift }): [number, RankGifts] => [
      rank,
      { rank, upgradeMinor: minorUnits(upgradeGift), birthdayMinor: minorUnits(birthdayGift) },
    ]),
  );
  return {
    ...terms,
    /** Gifts of a rank; one that the setting does not name has none. */
    giftsOf: (rank: number): RankGifts => gifts.get(rank) ?? { rank, upgradeMinor: 0n, birthdayMinor: 0n },
  };
}
