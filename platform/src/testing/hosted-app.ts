import { after, before } from 'node:test';
import type { App } from '../app.ts';
import type { Database } from '../kernel/database/database.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { type TestOptions, testApp } from './test-kernel.ts';

interface HostedApp {
  readonly app: App;
  readonly api: ApiClient;
}

interface HostOptions extends TestOptions {
  /** Includes the content that a first start brings. */
  isSeeded?: boolean;
  /** Further preparation; runs once the platform has started. */
  prepare?(app: App): Promise<unknown>;
}

/**
 * Starts the platform before the first of the surrounding tests and closes it after the last, with a high limit for
 * logins.
 */
export function hostedApp(database: () => Database, { isSeeded, prepare, ...options }: HostOptions = {}): HostedApp {
  let running: App | undefined;
  const current = () => {
    if (!running) throw new Error('The platform is there only while tests run');
    return running;
  };
  before(async () => {
    running = await testApp(database(), options);
    await running.modules.settings.write('login.triesPerMinute', 1000, 'test');
    if (isSeeded) await running.modules.content.seed();
    await prepare?.(running);
  });
  after(() => running?.close());
  return {
    get app() {
      return current();
    },
    get api() {
      return apiClient(current());
    },
  };
}
