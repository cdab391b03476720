import type { FixtureView, TeamView } from '../../../sports/sports-shapes.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { crest } from '../art/crest.ts';
import { t } from '../texts/translate.ts';
import { startWords } from './clock.rules.ts';
import { mainMarket, mainTotal, priceSign } from './names.rules.ts';
import type { PriceActs } from './price-button.ts';
import { createPriceRow } from './price-row.ts';

export interface RowActs extends PriceActs {
  open(fixtureId: string): void;
}

/** Creates a match in a list: clock, teams, score, main prices and the link to all others. */
export function createMatchRow(first: FixtureView, acts: RowActs, now: () => number) {
  let fixture = first;
  const clock = h('span', { class: 'row-clock' });
  const more = h('span', { class: 'row-more' });
  const home = createScoreLine(first.home);
  const away = createScoreLine(first.away);
  const open = h(
    'button',
    { type: 'button', class: 'row-open', 'data-fixture': first.fixtureId, onClick: () => acts.open(fixture.fixtureId) },
    h('span', { class: 'row-head' }, clock, more),
    home.element,
    away.element,
  );
  const main = createPriceRow(acts, priceSign, 'prices-main');
  const total = createPriceRow(acts, priceSign, 'prices-total');
  const element = h('li', { class: 'row' }, open, main.element, total.element);

  function showClock(): void {
    const isLive = fixture.phase === 'in_play';
    const text = fixture.phase === 'upcoming' ? startWords(fixture.startsAt, now()) : fixture.clock;
    const liveMark = isLive ? [h('i', { class: 'live-mark', 'aria-hidden': 'true' })] : [];
    const started = fixture.phase === 'upcoming' ? [icon('clock')] : liveMark;
    if (clock.dataset.text === text) return;
    clock.dataset.text = text;
    clock.replaceChildren(...started, text);
  }

  return {
    element,
    tick: () => {
      if (fixture.phase === 'upcoming') showClock();
    },
    updatePicked() {
      main.updatePicked();
      total.updatePicked();
    },
    show(next: FixtureView): void {
      fixture = next;
      element.dataset.phase = next.phase;
      element.dataset.betting = next.betting;
      showClock();
      const { score, markets, phase } = next;
      const hasScore = phase !== 'upcoming';
      const parts = score.parts.length > 1 ? score.parts.slice(-3) : [];
      home.show(hasScore ? String(score.home) : '', hasScore ? parts.map((part) => String(part.home)) : []);
      away.show(hasScore ? String(score.away) : '', hasScore ? parts.map((part) => String(part.away)) : []);
      const others = Math.max(0, markets.length - 1);
      more.replaceChildren(...(others > 0 ? [t('row.more', { others })] : [t('row.match')]), icon('next'));
      main.show(next, mainMarket(next) ?? mainTotal(next) ?? markets[0]);
      total.show(next, mainTotal(next));
    },
  };
}
export type MatchRow = ReturnType<typeof createMatchRow>;

/** Creates a team of a row: crest, name and score; the score is animated when it changes. */
function createScoreLine(team: TeamView) {
  const score = h('b', { class: 'team-score' });
  const parts = h('span', { class: 'team-parts' });
  const element = h('span', { class: 'team' }, crest(team), h('span', { class: 'team-name' }, team.name), parts, score);
  return {
    element,
    show(text: string, partTexts: readonly string[] = []): void {
      if (score.textContent !== '' && text !== '' && score.textContent !== text) {
        score.classList.remove('is-new');
        // Reading the layout restarts the animation.
        void score.offsetWidth;
        score.classList.add('is-new');
      }
      score.textContent = text;
      parts.replaceChildren(...partTexts.map((part) => h('span', {}, part)));
    },
  };
}
