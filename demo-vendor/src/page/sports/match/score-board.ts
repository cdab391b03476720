import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { crest } from '../art/crest.ts';
import { startWords } from '../list/clock.rules.ts';

/** Creates the head of a match: crests, score, clock, and the score of each part. */
export function createScoreBoard(first: FixtureView, now: () => number) {
  const clock = h('p', { class: 'board-clock' });
  const score = h('p', { class: 'board-score' });
  const parts = h('div', { class: 'board-parts' });
  const side = (team: FixtureView['home'], name: string) =>
    h('div', { class: `board-team board-${name}` }, crest(team, 'crest crest-large'), h('span', {}, team.name));
  const middle = h('div', { class: 'board-middle' }, clock, score);
  const row = h('div', { class: 'board-row' }, side(first.home, 'home'), middle, side(first.away, 'away'));
  let fixture = first;

  function showClock(): void {
    const isLive = fixture.phase === 'in_play';
    const text = fixture.phase === 'upcoming' ? startWords(fixture.startsAt, now()) : fixture.clock;
    if (clock.dataset.text === text) return;
    clock.dataset.text = text;
    clock.classList.toggle('is-live', isLive);
    clock.replaceChildren(...(isLive ? [h('i', { class: 'live-mark', 'aria-hidden': 'true' })] : []), text);
  }

  return {
    element: h('div', { class: 'board' }, row, parts),
    tick: showClock,
    show(next: FixtureView): void {
      fixture = next;
      showClock();
      const { phase, score: points } = next;
      const isStarted = phase !== 'upcoming';
      score.replaceChildren(isStarted ? `${points.home} : ${points.away}` : 'v');
      const cell = (text: string, name = '') => h('span', { class: name }, text);
      parts.hidden = !isStarted || points.parts.length === 0;
      parts.replaceChildren(
        ...points.parts
          .slice(-6)
          .map(({ label, home, away }) =>
            h('div', { class: 'board-part' }, cell(label, 'part-label'), cell(`${home} : ${away}`, 'part-score')),
          ),
      );
    },
  };
}
