import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../kernel/database.ts';
import type { LiveGames } from './live-games-fixture.ts';
import { longHistory } from './long-history-fixture.ts';
import { memoryDatabase } from './registry-fixture.ts';

/** What one call may take, its best of three: other tests run beside. */
const callMs = 1_000;

/** The registry stays quick with so many releases and acts. */
export function manyReleasesCase(sizes: { releases: number; acts: number }): void {
  let database: Database;
  let registry: LiveGames;
  before(async () => {
    database = await memoryDatabase();
    registry = await longHistory(database, sizes);
  });
  after(async () => {
    await registry.close();
    await database.close();
  });

  async function best(work: () => Promise<{ status: number }>): Promise<number> {
    const took: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const from = performance.now();
      assert.equal((await work()).status, 200);
      took.push(performance.now() - from);
    }
    return Math.min(...took);
  }

  test(`with ${sizes.releases} releases and ${sizes.acts} acts the list and the history answer at once`, async () => {
    const lists = await best(() => registry.ask('GET', '/operator/releases'));
    const histories = await best(() => registry.ask('GET', '/operator/releases/history'));
    assert.ok(lists < callMs && histories < callMs, `${lists} ms, ${histories} ms`);
    const newest = Math.min(1_000, sizes.acts + 2);
    assert.deepEqual((await registry.history()).length, newest);
    assert.equal(Object.keys(await registry.states()).length, sizes.releases + 6);
  });

  test(`with ${sizes.releases} releases and ${sizes.acts} acts a share and its rollback are one call each`, async () => {
    let percent = 10;
    const shares = await best(() => {
      percent += 1;
      return registry.promote('remote-games', '1.0.3', { percent });
    });
    const live: unknown[] = [];
    const rollbacks = await best(async () => {
      const answer = await registry.rollback();
      live.push(answer.value.live);
      return answer;
    });
    assert.ok(shares < callMs && rollbacks < callMs, `${shares} ms, ${rollbacks} ms`);
    assert.equal(new Set(live).size, 3);
  });
}
