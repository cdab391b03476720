import type { FastifyInstance } from 'fastify';
import { allBlindIndexes, allSealedColumns } from './all-sealed-columns.ts';
import { assertNoDemoData } from './demo-data/assert-no-demo-data.ts';
import { seedDemoData } from './demo-data/seed-demo-data.ts';
import { createServer } from './kernel/http/server.ts';
import { registerHousekeeping } from './kernel/jobs/housekeeping.ts';
import { createKernel, type KernelParts } from './kernel/kernel.ts';
import { liveStreamRoute } from './kernel/live/stream.ts';
import { healthRoutes } from './kernel/monitoring/health.ts';
import { createModules, type Modules, registerModules } from './modules.ts';

export interface App {
  /** Inject requests in tests; main.ts listens with it. */
  server: FastifyInstance;
  modules: Modules;
  /** Starts what runs by itself: outbox, jobs, live bus. Tests leave it out and drive these by hand. */
  startWork(): void;
  /** Ends streams, lets requests finish, stops the modules; the database stays open. */
  close(): Promise<void>;
}

/**
 * Builds the whole server over an opened database; listens to nothing.
 * @throws SettingsError in production on a database that holds demo data
 */
export async function buildApp(parts: KernelParts): Promise<App> {
  const kernel = createKernel(parts);
  const server = await createServer(kernel);
  registerHousekeeping(kernel, { columns: allSealedColumns, indexes: allBlindIndexes });
  const modules = createModules(kernel);
  await assertNoDemoData(kernel, modules);
  healthRoutes(server, { hasPages: () => modules.releases.pages.site.current() !== undefined });
  liveStreamRoute(server);
  await registerModules(server, modules);
  if (parts.settings.DEMO_DATA) kernel.lifecycle.onStart(() => seedDemoData(kernel, modules));
  await server.ready();
  await kernel.lifecycle.start();
  return {
    server,
    modules,
    startWork() {
      kernel.outbox.start();
      kernel.jobs.start();
      kernel.live.start();
      kernel.lifecycle.work();
    },
    async close() {
      await kernel.jobs.stop();
      await kernel.outbox.stop();
      await kernel.lifecycle.stop();
      await server.close();
      // A handler continues after its client disconnects, and still publishes events when it ends.
      await kernel.lifecycle.idle();
      await kernel.live.stop();
    },
  };
}
