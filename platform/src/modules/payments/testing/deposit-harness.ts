import type { App } from '../../../app.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { TestClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { type DepositClient, depositClient } from './depositing-member.ts';
import { type FakeProvider, fakeProvider } from './fake-provider.ts';

export interface DepositHarness {
  app: App;
  client: DepositClient;
  provider: FakeProvider;
}

/** Starts a platform with a provider in memory and a high limit for logins. */
export async function depositHarness(database: Database, clock: TestClock): Promise<DepositHarness> {
  const app = await testApp(database, { clock });
  await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  return { app, client: depositClient(app), provider: fakeProvider(app) };
}
