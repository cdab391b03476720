import { type App, buildApp } from '../app.ts';
import { readSettings } from '../kernel/config/settings.ts';
import type { Database } from '../kernel/database/database.ts';
import { createKernel, type Kernel, type KernelParts } from '../kernel/kernel.ts';
import { createLogger } from '../kernel/monitoring/logger.ts';
import { cheapenPasswords } from '../kernel/security/passwords.ts';
import { type TestClock, testClock } from './test-clock.ts';

export interface TestOptions {
  clock?: TestClock;
  env?: Record<string, string>;
}

/** Returns kernel parts that log nothing, with the test's own clock, the settings of a fresh process and cheap passwords. */
export function testParts(database: Database, options: TestOptions = {}): KernelParts {
  cheapenPasswords();
  return {
    database,
    clock: options.clock ?? testClock(),
    logger: createLogger('silent'),
    settings: readSettings({
      NODE_ENV: 'test',
      DATA_DIR: '.data/test',
      DEMO_DATA: 'false',
      // Without it there is no identity provider.
      SCRIPTS_ORIGIN: 'http://scripts.test',
      SANDBOX_PROVIDER: String(options.env?.NODE_ENV !== 'production'),
      ...options.env,
    }),
  };
}

/** Creates a kernel without server and modules, for tests of one module. */
export function testKernel(database: Database, options?: TestOptions): Kernel {
  return createKernel(testParts(database, options));
}

/** Settings that limit the calls of one address, for tests that make more of them than a person. */
export const perMinuteKeys = [
  'captcha.perMinute',
  'feedback.perMinute',
  'freePlay.perMinute',
  'login.triesPerMinute',
  'register.triesPerMinute',
] as const;

/**
 * Starts the whole platform without listening: `app.server.inject(...)`. Close it, then the database. No call requires
 * human verification until the test sets `identity.humanVerification`.
 */
export async function testApp(database: Database, options?: TestOptions): Promise<App> {
  const app = await buildApp(testParts(database, options));
  await app.modules.settings.write('identity.humanVerification', [], 'test');
  return app;
}
