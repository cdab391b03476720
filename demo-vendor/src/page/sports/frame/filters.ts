import type { Discipline, FixtureView, SportsbookInfo } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { sportIcon } from '../art/sport-icons.ts';
import { t } from '../texts/translate.ts';

export interface Filter {
  discipline: Discipline | undefined;
  leagueId: string | undefined;
}

export const isShown = (filter: Filter, { discipline, leagueId }: FixtureView): boolean =>
  (filter.discipline ?? discipline) === discipline && (filter.leagueId ?? leagueId) === leagueId;

/** Creates the filters: sports (or titles) as chips on a phone, and as a column with leagues on a wide page. */
export function createFilters(book: SportsbookInfo, choose: (filter: Filter) => void) {
  const items: { filter: Filter; button: HTMLButtonElement; count: HTMLElement }[] = [];
  const item = (filter: Filter, name: string, className: string, ...before: Node[]) => {
    const count = h('span', { class: 'chip-count' });
    const button = h(
      'button',
      { type: 'button', class: className, onClick: () => choose(filter) },
      ...before,
      h('span', {}, name),
      count,
    );
    items.push({ filter, button, count });
    return button;
  };
  const all: Filter = { discipline: undefined, leagueId: undefined };
  const isOne = book.disciplines.length === 1;
  const chips = book.disciplines.flatMap(({ id, name }) => {
    const leagues = book.leagues.filter(({ discipline }) => discipline === id);
    return [
      ...(isOne ? [] : [item({ discipline: id, leagueId: undefined }, name, 'chip', sportIcon(id))]),
      ...leagues.map(({ leagueId, name: league }) =>
        item({ discipline: id, leagueId }, league, isOne ? 'chip' : 'chip chip-league'),
      ),
    ];
  });
  const word = book.kind === 'sports' ? t('filters.sports') : t('filters.titles');
  const title = h('h2', { class: 'filters-title' }, word);
  const group = h(
    'div',
    { class: 'chips', role: 'group', 'aria-label': word },
    item(all, t('filters.all'), 'chip', sportIcon('all')),
    ...chips,
  );
  return {
    element: h('aside', { class: 'filters', 'aria-label': t('filters.leagues', { word }) }, title, group),
    show(filter: Filter, fixtures: readonly FixtureView[]): void {
      for (const each of items) {
        const isChosen = each.filter.discipline === filter.discipline && each.filter.leagueId === filter.leagueId;
        each.button.setAttribute('aria-pressed', String(isChosen));
        const number = fixtures.filter((fixture) => isShown(each.filter, fixture)).length;
        each.count.textContent = String(number);
      }
    },
  };
}
