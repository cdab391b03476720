import type { App } from '../app.ts';
import type { Database } from '../kernel/database.ts';
import { type DepositCounter, depositCounter } from './depositing-member.ts';
import { type FakeProvider, fakeProvider } from './fake-provider.ts';
import type { TestClock } from './test-clock.ts';
import { testApp } from './test-kernel.ts';

export interface DepositHouse {
  app: App;
  counter: DepositCounter;
  provider: FakeProvider;
}

/** Starts a platform with a provider in memory and a high limit for logins. */
export async function depositHouse(database: Database, clock: TestClock): Promise<DepositHouse> {
  const app = await testApp(database, { clock });
  await app.modules.content.settings.write('login.triesPerMinute', 1000, 'test');
  return { app, counter: depositCounter(app), provider: fakeProvider(app) };
}
