import type { SportsSession } from '../../../sports/sports-shapes.ts';
import { shownAmount } from '../../amounts.ts';
import { h } from '../../dom.ts';
import { openSheet } from '../../frame/sheet.ts';

/** What is played here, how bets are settled, and the limits. */
export function openRulesSheet({ book, currencySymbol }: SportsSession): void {
  const { leastStake, mostStake, mostPayout, mostLegs } = book.limits;
  const money = (amount: string) => `${currencySymbol} ${shownAmount(amount)}`;
  const row = (name: string, value: string) => h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, value));
  const limits = h(
    'table',
    { class: 'facts' },
    h(
      'tbody',
      {},
      row('Least stake', money(leastStake)),
      row('Highest stake', money(mostStake)),
      row('Highest payment of a ticket', money(mostPayout)),
      row('Picks in a parlay', `2 to ${mostLegs}`),
      row('Wait of a live bet', `about ${Math.round(book.inPlayDelayMs / 1000)} seconds`),
    ),
  );
  const sections = book.rules.flatMap(({ title, lines }) => [
    h('h3', {}, title),
    ...lines.map((line) => h('p', {}, line)),
  ]);
  openSheet('Rules and limits', ...sections, h('h3', {}, 'Limits'), limits);
}
