import type { FixtureView, MatchEvent } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';

function eventLine({ clock, side, text, home, away }: MatchEvent, fixture: FixtureView): HTMLElement {
  const team = side && !text.includes(fixture[side].name) ? h('span', { class: 'event-team' }, fixture[side].name) : '';
  return h(
    'li',
    { class: `event event-${side ?? 'both'}` },
    h('span', { class: 'event-clock' }, clock),
    h('span', { class: 'event-text' }, h('b', {}, text), ...(team ? [' ', team] : [])),
    h('span', { class: 'event-score' }, `${home} : ${away}`),
  );
}

/** Creates the list of events, newest first. */
export function createEventList() {
  const list = h('ol', { class: 'events' });
  const none = h('p', { class: 'fine' }, t('events.none'));
  const element = h(
    'section',
    { class: 'happened', 'aria-label': t('events.label') },
    h('h3', {}, t('events.title')),
    list,
  );
  return {
    element,
    show(fixture: FixtureView): void {
      element.hidden = fixture.phase === 'upcoming';
      const key = JSON.stringify(fixture.events);
      if (list.dataset.key === key) return;
      list.dataset.key = key;
      const lines = [...fixture.events].reverse().map((event) => eventLine(event, fixture));
      list.replaceChildren(...(lines.length > 0 ? lines : [h('li', {}, none)]));
    },
  };
}
