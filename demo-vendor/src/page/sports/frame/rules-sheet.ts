import type { SportsSession } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { factsTable } from '../../frame/fact.ts';
import { openSheet } from '../../frame/sheet.ts';
import { shownAmount } from '../../texts/figures.ts';
import { t } from '../texts/translate.ts';

/** Opens the rules: sports, settlement of bets, and limits. */
export function openRulesSheet({ book, currencySymbol }: SportsSession): void {
  const { leastStake, mostStake, mostPayout, mostLegs } = book.limits;
  const money = (amount: string) => shownAmount(amount, currencySymbol);
  const limits = factsTable([
    [t('limits.least'), money(leastStake)],
    [t('limits.most'), money(mostStake)],
    [t('limits.payment'), money(mostPayout)],
    [t('limits.legs'), t('limits.legs_to', { most: mostLegs })],
    [t('limits.wait'), t('limits.seconds', { seconds: Math.round(book.inPlayDelayMs / 1000) })],
  ]);
  const sections = book.rules.flatMap(({ title, lines }) => [
    h('h3', {}, title),
    ...lines.map((line) => h('p', {}, line)),
  ]);
  openSheet(t('limits.rules'), ...sections, h('h3', {}, t('limits.title')), limits);
}
