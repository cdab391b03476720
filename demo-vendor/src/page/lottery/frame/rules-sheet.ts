import type { GameView, LotterySession } from '../../../lottery/lottery-shapes.ts';
import type { PlayType } from '../../../lottery/rules/lottery-kind.ts';
import { shownAmount } from '../../amounts.ts';
import { h } from '../../dom.ts';
import { openSheet } from '../../frame/sheet.ts';
import { oddsText } from './odds-text.ts';
import { named } from './set-text.ts';

function playBlock(type: PlayType): HTMLElement {
  const rows = type.odds.map(({ won, pays }) =>
    h('tr', {}, h('th', { scope: 'row' }, won), h('td', {}, oddsText(pays))),
  );
  const returns = `Returns ${(type.returns * 100).toFixed(2)} %`;
  return h(
    'section',
    { class: 'play-block', 'data-play': type.code },
    h('h3', { tabindex: '-1' }, named(type.name), h('small', {}, returns)),
    h('p', {}, type.rule),
    h('table', { class: 'facts odds' }, h('tbody', {}, ...rows)),
  );
}

/** Every play type with its rule, odds and returns, then the rules of the lottery and its limits. */
export function openRulesSheet(
  { playTypes, limits, rules, gameName }: GameView,
  info: LotterySession,
  at?: PlayType,
): void {
  const money = (amount: string) => `${info.currencySymbol} ${shownAmount(amount)}`;
  const row = (name: string, value: string) => h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, value));
  const facts = h(
    'table',
    { class: 'facts' },
    h(
      'tbody',
      {},
      row('Stake of a line', `${money(limits.leastStake)} to ${money(limits.mostStake)}`),
      row('Price of a ticket, a draw', `${money(limits.leastPrice)} to ${money(limits.mostPrice)}`),
      row('Multiple', `1 to ${limits.mostMultiple}`),
      row('Lines of a ticket', `up to ${limits.mostLines}`),
      row('Draws of a ticket', `up to ${limits.mostDraws}`),
    ),
  );
  const paragraphs = rules.flatMap(({ title, lines }) => [
    h('h3', {}, title),
    ...lines.map((line) => h('p', {}, line)),
  ]);
  const about = h(
    'p',
    { class: 'fine' },
    named(gameName),
    '. Odds include the stake: a line of 1.00 at ×\u00a03.50 pays 3.50.',
  );
  const sheet = openSheet(
    'Odds and rules',
    about,
    ...playTypes.map(playBlock),
    ...paragraphs,
    h('h3', {}, 'Limits'),
    facts,
  );
  if (!at) return;
  const block = sheet.querySelector(`[data-play="${CSS.escape(at.code)}"]`);
  block?.classList.add('is-asked');
  block?.scrollIntoView({ block: 'start' });
  block?.querySelector('h3')?.focus({ preventScroll: true });
}
