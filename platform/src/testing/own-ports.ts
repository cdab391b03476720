import { once } from 'node:events';
import { createServer } from 'node:net';
import type { App } from '../app.ts';
import { portServer } from '../kernel/http/server-ports.ts';
import { openTestPostgres } from './database/databases.ts';
import { testApp } from './test-kernel.ts';

export interface OwnPorts {
  app: App;
  ports: { players: number; operators: number; scripts: number };
  close(): Promise<void>;
}

/** Starts the platform on a database of its own, listening for players, operators and frames as in production. */
export async function openOwnPorts(more: Readonly<Record<string, string>> = {}): Promise<OwnPorts> {
  const [players = 0, operators = 0, scripts = 0] = await freePorts(3);
  const { database, close: closeDatabase } = await openTestPostgres();
  const own = { PORT: String(players), OPERATOR_PORT: String(operators), SCRIPTS_PORT: String(scripts) };
  const app = await testApp(database, { env: { ...own, ...more } });
  const servers = [operators, scripts].map((port) => portServer(app.server).listen(port, '127.0.0.1'));
  await app.server.listen({ port: players, host: '127.0.0.1' });
  for (const server of servers) if (!server.listening) await once(server, 'listening');
  return {
    app,
    ports: { players, operators, scripts },
    async close() {
      for (const server of servers) server.close();
      await app.close();
      await closeDatabase();
    },
  };
}

export async function freePorts(count: number): Promise<number[]> {
  const free = Array.from({ length: count }, () => createServer());
  const found: number[] = [];
  for (const server of free) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address !== null && typeof address === 'object') found.push(address.port);
  }
  for (const server of free) await once(server.close(), 'close');
  return found;
}
