import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { featuredOf } from '../list/listed-fixtures.rules.ts';
import { createFeatured, type Featured, type FeaturedActs } from './featured.ts';

/** Creates the place of the featured match; empty if there is none. */
export function createFeaturedSlot(acts: FeaturedActs, leagueName: (id: string) => string, now: () => number) {
  const element = h('div', { class: 'featured-place' });
  let featured: Featured | undefined;
  return {
    element,
    choose(fixtures: readonly FixtureView[]): void {
      const next = featuredOf(fixtures, featured?.fixtureId);
      if (next?.fixtureId === featured?.fixtureId) return;
      featured?.stop();
      featured = next && createFeatured(next, leagueName(next.leagueId), acts, now);
      element.replaceChildren(...(featured ? [featured.element] : []));
    },
    fixture(next: FixtureView): void {
      if (featured?.fixtureId === next.fixtureId) featured.show(next);
    },
    updatePicked: () => featured?.updatePicked(),
    tick: () => featured?.tick(),
  };
}
