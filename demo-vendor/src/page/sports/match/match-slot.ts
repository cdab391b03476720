import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { createMatchView, type MatchActs, type MatchView } from './match-view.ts';

/** Creates the place of the open match, if any. */
export function createMatchSlot(acts: MatchActs, leagueName: (id: string) => string, now: () => number) {
  let match: MatchView | undefined;
  const close = () => {
    match?.stop();
    match = undefined;
  };
  return {
    view: () => match,
    close,
    open(fixture: FixtureView): MatchView {
      close();
      match = createMatchView(fixture, leagueName(fixture.leagueId), acts, now);
      return match;
    },
    fixture(next: FixtureView): void {
      if (match?.fixtureId === next.fixtureId) match.show(next);
    },
    updatePicked: () => match?.updatePicked(),
    tick: () => match?.tick(),
  };
}
