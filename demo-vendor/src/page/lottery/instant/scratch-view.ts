import type { GameView, LotterySession, TicketView } from '../../../lottery/lottery-shapes.ts';
import { h } from '../../dom/dom.ts';
import { factsTable } from '../../frame/fact.ts';
import { ticketNumber } from '../../frame/ticket-number.rules.ts';
import { outcomeWords } from '../../outcome/outcome-words.ts';
import { shownMinor, shownOdds } from '../../texts/figures.ts';
import type { GameStore } from '../game/game-store.ts';
import { refusalWords } from '../slip/refusal-words.ts';
import type { Slip } from '../slip/slip.ts';
import { localize } from '../texts/localize.ts';
import { t } from '../texts/translate.ts';
import { isBeingSettled, ticketsOutcome } from '../tickets/ticket.rules.ts';
import { createScratchActs } from './scratch-acts.ts';
import { createScratchField } from './scratch-field.ts';
import { createTicketPrice } from './ticket-price.ts';

interface ScratchParts {
  info: LotterySession;
  store: GameStore;
  slip: Slip;
  /** Called when the player has seen the ticket, so that its win may be shown. */
  revealed(ticket: TicketView): void;
  verify(ticket: TicketView): void;
}

/** Creates the view to buy and scratch an instant ticket. */
export function createScratchView({ info, store, slip, revealed, verify }: ScratchParts) {
  const game = store.game();
  let ticket: TicketView | undefined;
  let isCovered = false;
  const field = createScratchField(game, uncovered);
  const verdict = createVerdict(info.currencySymbol);
  const choice = createTicketPrice(game.limits, show);
  const acts = createScratchActs({
    buy: () => void slip.buyAtOnce([line()]),
    reveal: () => void field.foil.remove(),
    verify: () => ticket && verify(ticket),
  });
  const notice = h('p', { class: 'slip-notice', role: 'alert' });
  const line = () => ({
    playType: game.playTypes[0]?.code ?? '',
    numbers: [],
    stakeMinor: choice.minor(),
    multiple: 1,
  });

  function uncovered(): void {
    isCovered = false;
    if (!ticket) return;
    field.highlight(ticket);
    verdict.show(ticket);
    revealed(ticket);
    show();
    acts.toBuy();
  }

  /** Covers a bought ticket with new foil. */
  function lay(bought: TicketView): void {
    ticket = bought;
    isCovered = true;
    field.lay(bought, ticketNumber(bought.ticketId));
    verdict.wait();
    void store.refresh();
    show();
    acts.toReveal();
  }

  function show(): void {
    const { phase, refused, bought } = slip.state();
    const isNew = bought?.gameCode === game.gameCode && bought.ticketId !== ticket?.ticketId;
    if (bought && isNew) lay(bought);
    const price = shownMinor(choice.minor(), info.currencySymbol);
    acts.show({ isCovered, hasTicket: ticket !== undefined, price, isBuying: phase === 'buying' });
    choice.element.hidden = isCovered;
    notice.textContent = refused ? refusalWords(refused.code, game.limits) : '';
    notice.hidden = !refused;
  }

  const panel = h(
    'div',
    { class: 'scratch-scene' },
    verdict.element,
    choice.element,
    notice,
    acts.element,
    prizes(game),
  );
  show();
  return {
    element: h('div', { class: 'scratch' }, field.element, panel),
    show,
    /** Returns whether foil hides a result that must not be revealed. */
    isCovered: () => isCovered,
  };
}
export type ScratchView = ReturnType<typeof createScratchView>;

/** Creates the prizes of a ticket, shown beside it on a wide page. */
function prizes({ playTypes, kind }: GameView): HTMLElement {
  const rows = (playTypes[0]?.odds ?? []).map(({ won, pays }) => [localize(won, kind), shownOdds(pays)] as const);
  return factsTable(rows, 'facts odds scratch-prizes');
}

/** Describes the result of a ticket once it has been seen. */
function createVerdict(currencySymbol: string) {
  const element = h('p', { class: 'scratch-verdict', role: 'status' }, t('instant.first'));
  const setText = (words: string, isGood: boolean) => {
    element.textContent = words;
    element.classList.toggle('is-good', isGood);
  };
  return {
    element,
    wait: () => setText(t('instant.rub'), false),
    show(ticket: TicketView): void {
      if (isBeingSettled(ticket)) return void setText(t('ticket.settling.text'), false);
      const outcome = ticketsOutcome([ticket]);
      setText(outcomeWords(outcome, currencySymbol), outcome.kind === 'win');
    },
  };
}
