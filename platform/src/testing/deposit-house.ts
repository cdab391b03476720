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

/** A platform with a provider in memory, where members may log in as often as tests need. */
export async function depositHouse(database: Database, clock: TestClock): Promise<DepositHouse> {
  const app = await testApp(database, { clock });
  await app.modules.content.settings.write('login.triesPerMinute', 1000, 'test');
  return { app, counter: depositCounter(app), provider: fakeProvider(app) };
}
