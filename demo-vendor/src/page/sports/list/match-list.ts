import type { FixtureView, LeagueView, SportsbookInfo } from '../../../sports/sports-shapes.ts';
import { emptyDrawing } from '../../art/empty.ts';
import { h } from '../../dom/dom.ts';
import { sportIcon } from '../art/sport-icons.ts';
import { createMatchRow, type MatchRow, type RowActs } from './match-row.ts';
import { makeRoving } from './roving.ts';

interface Group {
  element: HTMLElement;
  list: HTMLElement;
  settle(): void;
}

/** Creates the matches of a view by league; rows are updated in place. */
export function createMatchList(book: SportsbookInfo, acts: RowActs, now: () => number) {
  const element = h('div', { class: 'match-list' });
  const rows = new Map<string, MatchRow>();
  const groups = new Map<string, Group>();
  const empty = h('div', { class: 'empty' });

  function groupOf(league: LeagueView): Group {
    const known = groups.get(league.leagueId);
    if (known) return known;
    const list = h('ul', { class: 'rows', 'aria-label': league.name });
    const head = h('h2', { class: 'league-head' }, sportIcon(league.discipline), league.name);
    const group = {
      element: h('section', { class: 'league', 'aria-label': league.name }, head, list),
      list,
      ...makeRoving(list),
    };
    groups.set(league.leagueId, group);
    return group;
  }

  function order(parent: HTMLElement, children: readonly HTMLElement[]): void {
    for (const [i, child] of children.entries()) {
      if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
    }
    while (parent.children.length > children.length) parent.lastElementChild?.remove();
  }

  function rowOf(fixture: FixtureView): HTMLElement {
    const row = rows.get(fixture.fixtureId) ?? createMatchRow(fixture, acts, now);
    rows.set(fixture.fixtureId, row);
    row.show(fixture);
    return row.element;
  }

  return {
    element,
    rows,
    /** Shows exactly these matches, in order of start. */
    show(fixtures: readonly FixtureView[], emptyText: string, whenEmpty?: HTMLElement): void {
      const ids = new Set(fixtures.map(({ fixtureId }) => fixtureId));
      for (const id of rows.keys()) if (!ids.has(id)) rows.delete(id);
      const shown = book.leagues.flatMap((league) => {
        const own = fixtures.filter(({ leagueId }) => leagueId === league.leagueId);
        if (own.length === 0) return [];
        const group = groupOf(league);
        order(group.list, own.map(rowOf));
        group.settle();
        return [group.element];
      });
      if (shown.length === 0) {
        const text = h('p', { class: 'empty-title' }, emptyText);
        empty.replaceChildren(emptyDrawing('matches'), text, ...(whenEmpty ? [whenEmpty] : []));
      }
      order(element, shown.length > 0 ? shown : [empty]);
    },
    fixture(fixture: FixtureView): void {
      rows.get(fixture.fixtureId)?.show(fixture);
    },
    tick: () => {
      for (const row of rows.values()) row.tick();
    },
    updatePicked: () => {
      for (const row of rows.values()) row.updatePicked();
    },
  };
}
