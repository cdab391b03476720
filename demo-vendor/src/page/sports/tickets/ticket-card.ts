import type { LegView, SportsbookInfo, TicketView } from '../../../sports/sports-shapes.ts';
import { type IconName, icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { ticketNumber } from '../../frame/ticket-number.rules.ts';
import { outcomeWords } from '../../outcome/outcome-words.ts';
import { clockText, moneyIn, zoneOf } from '../../texts/figures.ts';
import { refusalWords } from '../slip/refusal-words.ts';
import { t } from '../texts/translate.ts';
import { isOpenTicket, kindWords, legWords, sumWords, ticketEnd, ticketOutcome, ticketWord } from './ticket.rules.ts';

export interface CardParts {
  currencySymbol: string;
  limits: SportsbookInfo['limits'];
  /** Returns "34' 1 : 0" for a match in play, an empty text for others. */
  liveWords(fixtureId: string): string;
  verify(fixtureId: string): void;
}

const legIcons: Readonly<Record<LegView['state'], IconName>> = {
  open: 'clock',
  won: 'check',
  lost: 'close',
  push: 'back',
  void: 'back',
};

function legLine(leg: LegView, { liveWords, verify }: CardParts): HTMLElement {
  const { state, label, marketName, price, home, away, result, fixtureId } = leg;
  const live = state === 'open' ? liveWords(fixtureId) : '';
  const score = result ?? live;
  return h(
    'li',
    { class: `ticket-leg leg-${state}` },
    h('span', { class: 'leg-sign' }, icon(legIcons[state]), h('span', { class: 'unseen' }, `${legWords(state)}: `)),
    h(
      'div',
      { class: 'leg-body' },
      h('p', { class: 'leg-title' }, h('b', {}, label), h('b', { class: 'leg-at', translate: 'no' }, price)),
      h('p', { class: 'leg-sub' }, `${marketName} · ${t('row.versus', { home, away })}`),
      h(
        'p',
        { class: 'leg-end' },
        h('span', { class: `tag tag-${state}` }, legWords(state)),
        ...(score ? [h('span', { class: live && !result ? 'leg-live' : '' }, score)] : []),
        ...(result
          ? [h('button', { type: 'button', class: 'proof-link', onClick: () => verify(fixtureId) }, t('match.proof'))]
          : []),
      ),
    ),
  );
}

function cameTo(ticket: TicketView, symbol: string): HTMLElement[] {
  if (ticket.state !== 'settled') return [];
  return [h('p', { class: 'ticket-came-to' }, outcomeWords(ticketOutcome(ticket), symbol))];
}

/** Creates a ticket with its legs, amounts and their calculation. */
export function ticketCard(ticket: TicketView, parts: CardParts): HTMLElement {
  const money = moneyIn(parts.currencySymbol);
  const isOpen = isOpenTicket(ticket);
  const word = ticketWord(ticket);
  const figure = (label: string, ...value: (Node | string)[]) =>
    h('div', { class: 'ticket-figure' }, h('span', {}, label), h('b', {}, ...value));
  const paid = isOpen
    ? figure(t('receipt.pays'), ...money(ticket.mayPay))
    : figure(t('card.paid'), ...money(ticket.paid));
  const refusal =
    ticket.state === 'refused' ? [h('p', { class: 'fine' }, refusalWords(ticket.refusal ?? '', parts.limits))] : [];
  const minute = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const date = `${clockText(ticket.at, minute)} ${zoneOf(ticket.at)}`;
  return h(
    'article',
    {
      class: 'ticket',
      'data-end': ticketEnd(ticket),
      'aria-label': t('card.spoken', { kind: kindWords(ticket), word, number: ticketNumber(ticket.ticketId) }),
    },
    h(
      'header',
      { class: 'ticket-head' },
      h('b', {}, kindWords(ticket)),
      h('span', { class: 'ticket-at' }, `${date} · ${ticketNumber(ticket.ticketId)}`),
      h('span', { class: 'ticket-word' }, word),
    ),
    h('ul', { class: 'ticket-legs' }, ...ticket.legs.map((leg) => legLine(leg, parts))),
    h(
      'div',
      { class: 'ticket-figures' },
      figure(t('receipt.stake'), ...money(ticket.stake)),
      figure(t('card.price'), ticket.odds),
      paid,
    ),
    h('p', { class: 'ticket-sum' }, sumWords(ticket)),
    ...cameTo(ticket, parts.currencySymbol),
    ...refusal,
  );
}
