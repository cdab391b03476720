import { h } from '../../dom.ts';
import { type IconName, icon } from '../art/icons.ts';

export type ViewName = 'live' | 'upcoming' | 'results' | 'bets';

const views: readonly (readonly [ViewName, string, IconName])[] = [
  ['live', 'In play', 'live'],
  ['upcoming', 'Upcoming', 'upcoming'],
  ['results', 'Results', 'check'],
  ['bets', 'My bets', 'ticket'],
];

interface TabActs {
  show(view: ViewName): void;
  openSlip(): void;
}

/** The places of the page: at the thumb on a phone with the slip in their middle, above the matches on a wide page. */
export function createTabs(acts: TabActs) {
  const tabs = views.map(([name, text, sign]) => {
    const count = h('span', { class: 'tab-count' });
    const button = h(
      'button',
      { type: 'button', class: 'tab', onClick: () => acts.show(name) },
      icon(sign),
      h('span', {}, text),
      count,
    );
    return { name, button, count };
  });
  const picks = h('b', {}, '0');
  const price = h('small', {});
  const slip = h(
    'button',
    { type: 'button', class: 'tab-slip', onClick: acts.openSlip },
    h('span', { class: 'tab-slip-disc' }, picks, price),
    h('span', {}, 'Slip'),
  );
  const buttons = tabs.map(({ button }) => button);
  const element = h('nav', { class: 'tabs', 'aria-label': 'Book' }, ...buttons.slice(0, 2), slip, ...buttons.slice(2));
  return {
    element,
    slip,
    show(view: ViewName): void {
      for (const { name, button } of tabs) {
        if (name === view) button.setAttribute('aria-current', 'page');
        else button.removeAttribute('aria-current');
      }
    },
    counts(counts: Partial<Record<ViewName, number>>): void {
      for (const { name, count } of tabs) {
        const number = counts[name] ?? 0;
        count.textContent = number > 0 ? String(number) : '';
      }
    },
    picks(number: number, combined: string): void {
      picks.textContent = String(number);
      price.textContent = number > 0 ? combined : '';
      slip.classList.toggle('has-picks', number > 0);
      slip.setAttribute(
        'aria-label',
        number === 0
          ? 'Bet slip, empty'
          : `Bet slip, ${number} ${number === 1 ? 'pick' : 'picks'}${combined ? ` at ${combined}` : ''}`,
      );
    },
  };
}
