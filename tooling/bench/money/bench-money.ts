import { checkMoney } from '@portal/crash-tests/money/check-money';
import { httpClient } from '@portal/crash-tests/money/http-client';
import { moneyClient } from '@portal/crash-tests/money/money-client';
import { type MoneyFixture, seedMoney } from '@portal/crash-tests/money/money-fixture';
import { moneyRefusals, type Operation } from '@portal/crash-tests/money/money-operations';
import { type PlatformProcess, platformEnvironment, platformProcess } from '@portal/crash-tests/money/platform-process';
import { runClients, type Work } from '@portal/crash-tests/money/run-clients';
import { withApp } from '@portal/crash-tests/money/with-app';
import { seededRandom } from '@portal/platform/demo-data/games-history.rules';
import { type BenchServer, onBenchServer, type Print } from '../bench-server.ts';
import { percentile } from '../statistics.ts';

const clientCount = 64;
/** Default number of operations; MONEY_OPERATIONS overrides it. */
const operationCount = 100_000;
/** Every eighth client moves the money of one member, all of them at once. */
const hotEvery = 8;

/**
 * Measures deposits with callbacks, withdrawals, transfers, collections and approved corrections, from 64 clients over
 * HTTP, with eight of them on one member; then compares the database with their responses.
 */
export async function benchMoney(print: Print): Promise<void> {
  const count = Number(process.env.MONEY_OPERATIONS ?? operationCount);
  await onBenchServer('money', print, (bench) => measure({ ...bench, print, count }));
}

interface Parts extends BenchServer {
  print: Print;
  count: number;
}

async function measure({ folder, server, print, count }: Parts): Promise<void> {
  const env = await platformEnvironment(folder, await server.createDatabase('portal'));
  const fixture = await seedMoney(env, clientCount);
  const platform = platformProcess(env, folder);
  try {
    await platform.start();
    await server.checkpoint();
    const begun = performance.now();
    const work = await load(platform, fixture, count);
    printWork(print, work, (performance.now() - begun) / 1000);
    await platform.stop();
    await withApp(env, (app, database) => checkMoney(app, database, fixture, work.done));
    print('ledger afterwards: holds; every operation that was acknowledged is there once, and nothing else');
  } finally {
    await platform.stop();
  }
}

async function load(platform: PlatformProcess, fixture: MoneyFixture, count: number): Promise<Work<Operation>> {
  const api = httpClient(platform);
  const [hot] = fixture.players;
  if (!hot) throw new Error('there is no player');
  let begun = 0;
  const clients = fixture.players.map((own, no) => {
    const player = no % hotEvery === 0 ? hot : own;
    return moneyClient({ fixture, api, address: platform.address, player, random: seededRandom(no + 1) });
  });
  return runClients(clients, { expected: moneyRefusals, isOver: () => begun++ >= count });
}

function printWork(print: Print, { done, latencies, unanswered }: Work<Operation>, seconds: number): void {
  const kinds = new Map<string, number>();
  for (const { operation, answer } of done) {
    const name = answer.success ? operation.kind : `refused ${answer.code}`;
    kinds.set(name, (kinds.get(name) ?? 0) + 1);
  }
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  print(
    `${done.length} operations of ${clientCount} clients in ${seconds.toFixed(0)} s: ${(done.length / seconds).toFixed(0)}/s, ` +
      `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, asked again ${unanswered} times`,
  );
  print([...kinds].map(([name, count]) => `${name} ${count}`).join(', '));
}
