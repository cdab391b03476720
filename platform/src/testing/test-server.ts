import type { FastifyInstance } from 'fastify';
import { createServer } from '../kernel/http/server.ts';
import { createKernel, type Kernel } from '../kernel/kernel.ts';
import { openTestPostgres } from './database/databases.ts';
import { testParts } from './test-kernel.ts';

export interface TestServerParts {
  server: FastifyInstance;
  kernel: Kernel;
  close(): Promise<void>;
}

/** Starts a server with the kernel and the routes of the test, without modules, over a database of its own. */
export async function testServer(addRoutes: (app: FastifyInstance, kernel: Kernel) => void): Promise<TestServerParts> {
  const { database, close } = await openTestPostgres();
  const kernel = createKernel(testParts(database));
  const server = await createServer(kernel);
  addRoutes(server, kernel);
  await server.ready();
  return {
    server,
    kernel,
    async close() {
      await server.close();
      await close();
    },
  };
}
