import assert from 'node:assert/strict';
import { afterEach, beforeEach } from 'node:test';
import type { Database } from '../../../kernel/database.ts';
import { type Browser, browser, type LoadsPlace, loadsPlace } from './loads-fixture.ts';

/** Five visitors, each at its own address. */
export const five = [1, 2, 3, 4, 5].map(browser);

/** Opens a fixture around each test, with helpers for tests of automatic rollbacks. */
export function judgedLoads(database: () => Database) {
  let opened: LoadsPlace | undefined;
  beforeEach(async () => {
    opened = await loadsPlace(database());
  });
  afterEach(() => opened?.close());
  const place = () => {
    assert.ok(opened, 'The place is there only while a test runs');
    return opened;
  };

  return {
    place,
    judge: () => place().app.modules.releases.loads.judge(),
    write: (key: string, value: unknown) => place().app.modules.content.settings.write(key, value, 'test'),
    takenBack: async () => (await place().acts()).filter(({ act }) => act === 'take-back'),
    /** Reports loads from the browsers in turn, the first ones failing; each browser fails at most once. */
    async loads(version: string, browsers: readonly Browser[], all: number, failing: number): Promise<void> {
      for (let at = 0; at < all; at += 1) {
        const from = browsers[at % browsers.length];
        assert.ok(from);
        await place().load(from, { version, outcome: at < failing ? 'failed' : 'mounted' });
      }
    },
  };
}
