import { after, before } from 'node:test';
import type { App } from '../app.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { openTestPostgres } from './database/databases.ts';
import { testApp } from './test-kernel.ts';

/** Starts the whole platform on a database of its own while the tests of a file run. */
export function ownApp(): { app(): App; api(): ApiClient } {
  let running: { app: App; api: ApiClient; close(): Promise<void> } | undefined;
  before(async () => {
    const { database, close } = await openTestPostgres();
    const app = await testApp(database);
    running = { app, api: apiClient(app), close };
  });
  after(async () => {
    await running?.app.close();
    await running?.close();
  });
  const current = () => {
    if (!running) throw new Error('The app is there only while tests run');
    return running;
  };
  return { app: () => current().app, api: () => current().api };
}
