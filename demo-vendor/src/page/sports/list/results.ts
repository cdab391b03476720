import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { readResults } from '../sports-api.ts';

/** The matches that are over; what was read last stays when they cannot be read again. */
export function createResults(session: string) {
  let results: FixtureView[] | undefined;
  return {
    /** Nothing before they were read. */
    list: () => results,
    async read(): Promise<void> {
      const { list } = await readResults(session).catch(() => ({ list: results ?? [] }));
      results = list;
    },
  };
}
