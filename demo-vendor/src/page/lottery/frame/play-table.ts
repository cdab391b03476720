import type { TicketView } from '../../../lottery/lottery-shapes.ts';
import { root } from '../../dom/game-root.ts';
import { withoutWin } from '../../money/shown-balance.rules.ts';
import { celebrate } from '../../outcome/win-moment.ts';
import { type Betting, createBetting } from '../betting/betting.ts';
import { isInstant } from '../game/kinds.rules.ts';
import { createScratchView, type ScratchView } from '../instant/scratch-view.ts';
import type { SlipLine } from '../slip/slip.rules.ts';
import { ticketsOutcome } from '../tickets/ticket.rules.ts';
import { openTicketProof } from '../verify/proof-sheet.ts';
import type { LotteryParts } from './lottery-parts.ts';

/** Creates the play area of the chosen game: numbers and a slip, or a ticket to scratch. */
export function createPlayTable(parts: LotteryParts) {
  const { info, store, slip, balance, sound, play } = parts;
  let betting: Betting | undefined;
  let scratch: ScratchView | undefined;
  /** The current balance while foil hides the ticket that changed it. */
  let covered: string | undefined;

  function revealed(ticket: TicketView): void {
    if (covered !== undefined) balance.set(covered);
    covered = undefined;
    slip.seen();
    const outcome = ticketsOutcome([ticket]);
    if (outcome.kind !== 'win') return;
    sound.win(1);
    void celebrate(root, info.currencySymbol, outcome);
  }

  return {
    /** Sets the table for the game of the store. */
    set(): void {
      const game = store.game();
      const instant = isInstant(game.kind);
      [betting, scratch] = [undefined, undefined];
      root.classList.toggle('is-instant', instant);
      slip.take();
      if (instant) {
        const verify = (ticket: TicketView) => openTicketProof(game, ticket);
        scratch = createScratchView({ info, store, slip, revealed, verify });
        play.replaceChildren(scratch.element);
      } else {
        betting = createBetting({ info, store, slip, added: sound.click, rules: parts.rules });
        play.replaceChildren(betting.element);
      }
    },
    edit: (line: SlipLine) => betting?.edit(line.playType, line.numbers),
    slipChanged: () => scratch?.show(),
    /** Returns whether foil hides a result that must not be revealed. */
    isEndHidden: () => scratch?.isCovered() ?? false,
    /** Shows the balance after a ticket; under foil the win is added once it has been seen. */
    bought(next: string, paid: string): void {
      const isHidden = scratch?.isCovered() ?? false;
      covered = isHidden ? next : undefined;
      balance.set(isHidden ? withoutWin(next, paid) : next);
    },
    /** Sets the current balance; shown once the ticket that changed it has been seen. */
    setBalance(next: string): void {
      if (scratch?.isCovered()) covered = next;
      else balance.set(next);
    },
  };
}
export type PlayTable = ReturnType<typeof createPlayTable>;
