import { betCorrected } from '../../../kernel/events/bet-corrected.ts';
import { type BetSettled, betSettled } from '../../../kernel/events/bet-settled.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { correctBet } from './correct-bet.ts';
import { foldBets } from './fold-bets.ts';

/** Figures of teams, folded from what is told along the upline path (DESIGN section 7). */
export function openFigures(kernel: Kernel) {
  kernel.outbox.subscribe(betCorrected, 'agents.corrections', (bet) => correctBet(kernel.database, bet));
  kernel.outbox.subscribeBatches(betSettled, 'agents.roll-up', (bets) => foldBets(kernel.database, bets));
  return {
    /** Adds settled bets to the figures, each once; what the outbox tells comes here by itself. */
    fold: (bets: readonly BetSettled[]) => foldBets(kernel.database, bets),
  };
}

export type FiguresRoom = ReturnType<typeof openFigures>;
