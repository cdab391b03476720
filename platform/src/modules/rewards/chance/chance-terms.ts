import type { ChanceGame, ChancePrize } from '@portal/shared/contract/rewards/chance-shapes';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardSettings } from '../rewards.settings.ts';
import type { BudgetTerms } from './budget.rules.ts';

/** Terms of a game with odds. */
interface PrizeTerms {
  isOpen: boolean;
  /** A member's draws per day. */
  perDay: number;
  turnoverPercent: number;
  budget: BudgetTerms;
  prizes: ChancePrize[];
  /** For the wheel: to be staked in a day; for an egg: staked per ticket. */
  stake: string;
}

/** The operator's terms of the games. */
export function createChanceTerms({ clock }: Kernel, settings: RewardSettings) {
  return {
    async prizeTerms(game: Exclude<ChanceGame, 'envelope'>): Promise<PrizeTerms> {
      if (game === 'egg') {
        const { stakePerTicket, ...terms } = await settings.get('rewards.chance.egg');
        return { ...terms, stake: stakePerTicket };
      }
      const { stakeForSpin, ...terms } = await settings.get('rewards.chance.wheel');
      return { ...terms, stake: stakeForSpin };
    },
    envelopeTerms: () => settings.get('rewards.chance.envelope'),
    /** Today as YYYY-MM-DD. */
    today: async (): Promise<string> => dayIn(await settings.get('timeZone'), clock.now()),
  };
}

export type ChanceTerms = ReturnType<typeof createChanceTerms>;
