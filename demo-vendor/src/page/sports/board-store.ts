import type { Board, FixtureView } from '../../sports/sports-shapes.ts';

interface FixtureChange {
  before: FixtureView | undefined;
  after: FixtureView;
}

/** Creates the store of the current matches, and of the server's time. */
export function createBoardStore() {
  const fixtures = new Map<string, FixtureView>();
  let aheadMs = 0;
  const set = (after: FixtureView): FixtureChange => {
    const before = fixtures.get(after.fixtureId);
    fixtures.set(after.fixtureId, after);
    return { before, after };
  };
  return {
    /** Replaces the board; matches not on it are forgotten. */
    board({ now, fixtures: list }: Board): FixtureChange[] {
      aheadMs = Date.parse(now) - Date.now();
      const ids = new Set(list.map(({ fixtureId }) => fixtureId));
      for (const id of fixtures.keys()) if (!ids.has(id)) fixtures.delete(id);
      return list.map(set);
    },
    fixture: set,
    get: (fixtureId: string): FixtureView | undefined => fixtures.get(fixtureId),
    all: (): FixtureView[] => [...fixtures.values()],
    /** Returns the server's time in milliseconds. */
    now: (): number => Date.now() + aheadMs,
  };
}
export type BoardStore = ReturnType<typeof createBoardStore>;
