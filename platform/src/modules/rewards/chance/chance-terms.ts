import { dayIn } from '@portal/shared/contract/calendar-days';
import type { ChanceGame, ChancePrize } from '@portal/shared/contract/rewards/chance-shapes';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { ContentModule } from '../../content/index.ts';
import type { BudgetTerms } from './budget.rules.ts';

/** What holds for a game with odds. */
export interface PrizeTerms {
  isOpen: boolean;
  /** Draws of a member in a day. */
  perDay: number;
  turnoverPercent: number;
  budget: BudgetTerms;
  prizes: ChancePrize[];
  /** Of the wheel: to be bet in a day; of an egg: staked for a ticket. */
  stake: string;
}

/** Terms of the games as the operator has set them. */
export function createChanceTerms({ clock }: Kernel, { settings }: Pick<ContentModule, 'settings'>) {
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
    /** YYYY-MM-DD of now. */
    today: async (): Promise<string> => dayIn(await settings.get('timeZone'), clock.now()),
  };
}

export type ChanceTerms = ReturnType<typeof createChanceTerms>;
