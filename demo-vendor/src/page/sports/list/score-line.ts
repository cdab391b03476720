import type { TeamView } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { crest } from '../art/crest.ts';

/** Creates a team of a row: crest, name and score; the score is animated when it changes. */
export function createScoreLine(team: TeamView) {
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
