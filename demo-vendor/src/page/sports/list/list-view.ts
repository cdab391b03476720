import type { FixtureView, SportsbookInfo } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { createFeaturedSlot } from '../match/featured-slot.ts';
import { t } from '../texts/translate.ts';
import type { ListName } from './listed-fixtures.rules.ts';
import { createMatchList } from './match-list.ts';
import type { RowActs } from './match-row.ts';
import { skeleton } from './skeleton.ts';

interface ListParts {
  book: SportsbookInfo;
  acts: RowActs;
  leagueName(leagueId: string): string;
  /** Milliseconds, by the server's clock. */
  now(): number;
  toUpcoming(): void;
}

/** Creates a list of matches, with one in play featured above it. */
export function createListView({ book, acts, leagueName, now, toUpcoming }: ListParts) {
  const featured = createFeaturedSlot(acts, leagueName, now);
  const list = createMatchList(book, acts, now);
  const element = h('div', { class: 'list-view' }, featured.element, list.element);
  const waiting = skeleton();
  const parts = [list, featured];
  return {
    element,
    /** Placeholder until there is something to show. */
    waiting,
    /** Returns the element for these matches; undefined means not read yet. */
    show(name: ListName, fixtures: readonly FixtureView[] | undefined): HTMLElement {
      featured.choose(name === 'live' && fixtures ? fixtures : []);
      if (!fixtures) return waiting;
      const upcoming = h('button', { type: 'button', class: 'second-act', onClick: toUpcoming }, t('list.see'));
      list.show(fixtures, t(`list.none_${name}`), name === 'live' ? upcoming : undefined);
      return element;
    },
    fixture(next: FixtureView): void {
      for (const part of parts) part.fixture(next);
    },
    updatePicked(): void {
      for (const part of parts) part.updatePicked();
    },
    tick(): void {
      for (const part of parts) part.tick();
    },
    /** Focuses a match of the list; returns whether it is there. */
    focus(fixtureId: string): boolean {
      const row = element.querySelector<HTMLElement>(`[data-fixture="${CSS.escape(fixtureId)}"]`);
      row?.focus();
      return row !== null;
    },
  };
}
