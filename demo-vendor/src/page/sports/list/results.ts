import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { readResults } from '../sports-api.ts';

/** Creates the list of finished matches; a failed read leaves the last one. */
export function createResults(session: string) {
  let results: FixtureView[] | undefined;
  return {
    /** Returns the list; undefined before the first read. */
    list: () => results,
    async read(): Promise<void> {
      const { list } = await readResults(session).catch(() => ({ list: results ?? [] }));
      results = list;
    },
  };
}
