import { once } from 'node:events';
import { createServer } from 'node:net';
import type { App } from '../app.ts';
import { operatorServer } from '../kernel/http/operator-port.ts';
import { openTestEmbedded } from './database/databases.ts';
import { testApp } from './test-kernel.ts';

export interface TwoPorts {
  app: App;
  ports: { players: number; operators: number };
  close(): Promise<void>;
}

/** Starts the platform on the embedded database, listening for players and for operators as in production. */
export async function openTwoPorts(more: Readonly<Record<string, string>> = {}): Promise<TwoPorts> {
  const [players, operatorsPort] = await twoFreePorts();
  const { database, close: closeDatabase } = await openTestEmbedded();
  const env = { PORT: String(players), OPERATOR_PORT: String(operatorsPort), ...more };
  const app = await testApp(database, { env });
  const operators = operatorServer(app.server);
  await app.server.listen({ port: players, host: '127.0.0.1' });
  await once(operators.listen(operatorsPort, '127.0.0.1'), 'listening');
  return {
    app,
    ports: { players, operators: operatorsPort },
    async close() {
      operators.close();
      await app.close();
      await closeDatabase();
    },
  };
}

export async function twoFreePorts(): Promise<[number, number]> {
  const free = [createServer(), createServer()];
  const found: number[] = [];
  for (const server of free) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address !== null && typeof address === 'object') found.push(address.port);
  }
  for (const server of free) await once(server.close(), 'close');
  const [first = 0, second = 0] = found;
  return [first, second];
}
