import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../kernel/database/database.ts';
import type { LiveGames } from './live-games-fixture.ts';
import { longHistory } from './long-history-fixture.ts';
import { memoryDatabase } from './registry-fixture.ts';

/** Checks that a registry with a long history answers like a young one; `pnpm bench releases` measures how fast. */
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

  test(`with ${sizes.releases} releases and ${sizes.acts} acts the list is whole and the history ends at the newest 1,000`, async () => {
    assert.equal((await registry.history()).length, Math.min(1_000, sizes.acts + 2));
    assert.equal(Object.keys(await registry.states()).length, sizes.releases + 6);
  });

  test(`with ${sizes.releases} releases and ${sizes.acts} acts a share and its rollbacks are one call each`, async () => {
    assert.equal((await registry.promote('remote-games', '1.0.3', { percent: 11 })).status, 200);
    const live: unknown[] = [];
    for (let round = 0; round < 3; round += 1) {
      const answer = await registry.rollback();
      assert.equal(answer.status, 200);
      live.push(answer.value.live);
    }
    assert.equal(new Set(live).size, 3);
  });
}
