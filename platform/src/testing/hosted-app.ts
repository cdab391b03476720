import { after, before } from 'node:test';
import type { App } from '../app.ts';
import type { Database } from '../kernel/database.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { type TestOptions, testApp } from './test-kernel.ts';

export interface HostedApp {
  readonly app: App;
  readonly api: ApiClient;
}

interface HostOptions extends TestOptions {
  /** With the content that a first start brings. */
  isSeeded?: boolean;
  /** What the tests need besides; runs once the platform is there. */
  prepare?(app: App): Promise<unknown>;
}

/**
 * The platform of the tests around the call: there from before the first of them until after the last. Members may log
 * in as often as tests need.
 */
export function hostedApp(database: () => Database, { isSeeded, prepare, ...options }: HostOptions = {}): HostedApp {
  let running: App | undefined;
  const current = () => {
    if (!running) throw new Error('The platform is there only while tests run');
    return running;
  };
  before(async () => {
    running = await testApp(database(), options);
    await running.modules.content.settings.write('login.triesPerMinute', 1000, 'test');
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
