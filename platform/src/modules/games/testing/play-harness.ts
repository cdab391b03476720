import { after, before } from 'node:test';
import type { App } from '../../../app.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { launchedPlayer, type TestPlayer, type TestStudio, testStudio } from './test-studio.ts';

interface PlayHarness {
  clock: TestClock;
  app(): App;
  api(): ApiClient;
  studio(): TestStudio;
  /** Returns a player with this much in the wallet who has opened the test game; created before the first test. */
  player(account: string, minor: bigint): () => TestPlayer;
}

/** Provides a platform with the test studio for the tests of one `forEachDatabase`, only while they run. */
export function playHarness(database: () => Database): PlayHarness {
  const clock = testClock();
  const harness = opened(async () => {
    const app = await testApp(database(), { clock });
    return { app, api: apiClient(app), studio: await testStudio(app) };
  });
  after(() => harness().app.close());
  return {
    clock,
    app: () => harness().app,
    api: () => harness().api,
    studio: () => harness().studio,
    player: (account, minor) => opened(() => launchedPlayer(harness().app, harness().studio, account, minor)),
  };
}

/** Lets rounds win any amount, for tests of the ledger's bounds. */
export async function allowAnyWin({ modules }: App): Promise<void> {
  const all = { largest: '999999999999.99', reviewAbove: '999999999999.99' };
  await modules.settings.write('wins.limits', { all, vendors: {}, games: {} }, 'test');
}

/** Opens things before the first test, in the order of the calls. */
function opened<T>(open: () => Promise<T>): () => T {
  let made: { value: T } | undefined;
  before(async () => {
    made = { value: await open() };
  });
  return () => {
    if (!made) throw new Error('It is there only while the tests run');
    return made.value;
  };
}
