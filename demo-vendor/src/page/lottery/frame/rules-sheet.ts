import type { GameView, LotterySession } from '../../../lottery/lottery-shapes.ts';
import type { LotteryKindCode, PlayType } from '../../../lottery/rules/lottery-kind.ts';
import { h } from '../../dom/dom.ts';
import { factsTable } from '../../frame/fact.ts';
import { openSheet } from '../../frame/sheet.ts';
import { shownAmount, shownOdds, shownPercent } from '../../texts/figures.ts';
import { localize } from '../texts/localize.ts';
import { t } from '../texts/translate.ts';
import { named } from './set-text.ts';

function playBlock(type: PlayType, kind: LotteryKindCode): HTMLElement {
  const returns = t('rules.returns', { percent: shownPercent(type.returns * 100) });
  return h(
    'section',
    { class: 'play-block', 'data-play': type.code },
    h('h3', { tabindex: '-1' }, named(localize(type.name)), h('small', {}, returns)),
    h('p', {}, localize(type.rule)),
    factsTable(
      type.odds.map(({ won, pays }) => [localize(won, kind), shownOdds(pays)]),
      'facts odds',
    ),
  );
}

const fromTo = (from: string | number, to: string | number) => t('rules.from_to', { from, to });

/** Every play type with its rule, odds and returns, then the rules of the lottery and its limits. */
export function openRulesSheet(
  { playTypes, limits, rules, gameName, kind }: GameView,
  info: LotterySession,
  at?: PlayType,
): void {
  const money = (amount: string) => shownAmount(amount, info.currencySymbol);
  const facts = factsTable([
    [t('rules.stake'), fromTo(money(limits.leastStake), money(limits.mostStake))],
    [t('rules.price'), fromTo(money(limits.leastPrice), money(limits.mostPrice))],
    [t('rules.multiple'), fromTo(1, limits.mostMultiple)],
    [t('rules.lines'), t('rules.up_to', { most: limits.mostLines })],
    [t('rules.draws'), t('rules.up_to', { most: limits.mostDraws })],
  ]);
  const paragraphs = rules.flatMap(({ title, lines }) => [
    h('h3', {}, localize(title)),
    ...lines.map((line) => h('p', {}, localize(line))),
  ]);
  const about = h('p', { class: 'fine' }, named(gameName), t('rules.about'));
  const sheet = openSheet(
    t('head.rules'),
    about,
    ...playTypes.map((type) => playBlock(type, kind)),
    ...paragraphs,
    h('h3', {}, t('rules.limits')),
    facts,
  );
  if (!at) return;
  const block = sheet.querySelector(`[data-play="${CSS.escape(at.code)}"]`);
  block?.classList.add('is-asked');
  block?.scrollIntoView({ block: 'start' });
  block?.querySelector('h3')?.focus({ preventScroll: true });
}
