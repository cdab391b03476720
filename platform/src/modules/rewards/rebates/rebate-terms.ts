import type { GameType } from '@portal/shared/contract/game-types';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { RebateMode } from '@portal/shared/contract/rewards/rebates';
import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import type { RewardSettings } from '../rewards.settings.ts';
import type { Rate } from './rebate.rules.ts';

/** A category of the setting `rewards.rebates`, amounts in minor units. */
export interface RebateTerms {
  gameType: GameType;
  mode: RebateMode;
  rates: readonly Rate[];
  smallestMinor: bigint;
  capMinor: bigint;
}

/** Reads the setting, with the days it means now. */
export async function readRebates(settings: RewardSettings, now: Date) {
  const { categories, turnoverPercent, claimDays } = await settings.get('rewards.rebates');
  const today = dayIn(await settings.get('timeZone'), now);
  return {
    categories: categories.map(
      ({ smallest, capPerDay, ...terms }): RebateTerms => ({
        ...terms,
        smallestMinor: minorUnits(smallest),
        capMinor: minorUnits(capPerDay),
      }),
    ),
    turnoverPercent,
    claimDays,
    today,
    /** The first day whose bets can still be claimed. */
    firstDay: addDays(today, 1 - claimDays),
  };
}

export type Rebating = Awaited<ReturnType<typeof readRebates>>;
