import assert from 'node:assert/strict';
import { afterEach, beforeEach } from 'node:test';
import type { Database } from '../../../kernel/database/database.ts';
import { type Browser, browser, type LoadsHarness, loadsHarness } from './loads-harness.ts';

/** Five visitors, each at its own address. */
export const five = [1, 2, 3, 4, 5].map(browser);

/** Opens a fixture around each test, with helpers for tests of automatic rollbacks. */
export function rollbackHarness(database: () => Database) {
  let opened: LoadsHarness | undefined;
  beforeEach(async () => {
    opened = await loadsHarness(database());
  });
  afterEach(() => opened?.close());
  const harness = () => {
    assert.ok(opened, 'The place is there only while a test runs');
    return opened;
  };

  return {
    harness: harness,
    judge: () => harness().app.modules.releases.loads.judge(),
    write: (key: string, value: unknown) => harness().app.modules.settings.write(key, value, 'test'),
    rollbacks: async () => (await harness().acts()).filter(({ act }) => act === 'take-back'),
    /** Reports loads from the browsers in turn, the first ones failing; each browser fails at most once. */
    async loads(version: string, browsers: readonly Browser[], all: number, failing: number): Promise<void> {
      for (let at = 0; at < all; at += 1) {
        const from = browsers[at % browsers.length];
        assert.ok(from);
        await harness().load(from, { version, outcome: at < failing ? 'failed' : 'mounted' });
      }
    },
  };
}
