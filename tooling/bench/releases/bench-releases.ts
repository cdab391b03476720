import { longHistory } from '@portal/platform/modules/releases/testing/long-history-fixture';
import { memoryDatabase } from '@portal/platform/modules/releases/testing/registry-fixture';
import { lineOf } from '../goal.ts';
import { median, percentile } from '../statistics.ts';

type Print = (line: string) => void;
type Took = Record<'promote' | 'rollback' | 'share' | 'list', number[]>;
type Asked = () => Promise<{ status: number; code: string | undefined }>;

/** From the command to the answer of the registry, by then the new composition is written (issue 10). */
const answerMs = 1_000;
const roundsAtFull = 200;

/** How long the registry takes, a new one and one with years behind it: rollback, promotion, share, list. */
export async function benchReleases(print: Print, share: number): Promise<void> {
  const database = await memoryDatabase();
  const rounds = Math.max(5, Math.round(roundsAtFull * share));
  try {
    await benchHistory(print, rounds, { releases: 10, acts: 20 });
    await benchHistory(print, rounds, {
      releases: Math.max(20, Math.round(2_000 * share)),
      acts: Math.max(40, Math.round(5_000 * share)),
    });
  } finally {
    await database.close();
  }

  async function benchHistory(
    printLine: Print,
    count: number,
    sizes: { releases: number; acts: number },
  ): Promise<void> {
    const registry = await longHistory(database, sizes);
    printLine(`${sizes.releases} releases, ${sizes.acts} acts, ${count} rounds on the embedded database`);
    const took: Took = { promote: [], rollback: [], share: [], list: [] };
    try {
      for (let round = 0; round < count; round += 1) {
        took.share.push(await timed(() => registry.promote('remote-games', '1.0.2', { percent: 10 })));
        took.promote.push(await timed(() => registry.promote('remote-games', '1.0.3')));
        took.rollback.push(await timed(() => registry.rollback()));
        took.list.push(await timed(() => registry.ask('GET', '/operator/releases')));
      }
    } finally {
      await registry.close();
    }
    for (const [name, values] of Object.entries(took)) {
      printLine(`${name}: median ${Math.round(median(values))} ms, p95 ${Math.round(percentile(values, 0.95))} ms`);
    }
    const slowest = Math.max(...took.rollback);
    printLine(lineOf({ name: 'the slowest rollback', value: slowest, unit: 'ms', goal: answerMs, side: 'atMost' }));
  }
}

/** Milliseconds of a call that must succeed. */
async function timed(ask: Asked): Promise<number> {
  const startedAt = performance.now();
  const { status, code } = await ask();
  if (status !== 200) throw new Error(`the registry answers ${status} ${code}`);
  return performance.now() - startedAt;
}
