import type { DurableServer } from '../../money/durable-postgres.ts';
import { platformEnvironment, platformProcess } from '../../money/platform-process.ts';
import { onBenchServer, type Say } from '../bench-server.ts';
import { lineOf } from '../goal.ts';
import { median } from '../statistics.ts';
import { betLoad, type Load } from './bet-load.ts';
import { prepareTpcB, type TpcB } from './pgbench.ts';
import { type Prepared, preparePlayers, readAfterwards } from './prepare-players.ts';

const playerCount = 64;
const clients = 16;
const seconds = 12;
const warmUpSeconds = 4;
const rounds = 3;
/** Share of TPC-B that signed bets are to reach. */
const goal = 0.35;

/** Signed bets through HTTP on PostgreSQL against pgbench's TPC-B on the same server, in turns. */
export async function benchBets(say: Say): Promise<void> {
  await onBenchServer('bets', say, async ({ folder, server }) => {
    const tpcB = await prepareTpcB(await server.createDatabase('tpcb'));
    say(
      `${tpcB.version}: TPC-B, scale 20, prepared; both loads with ${clients} clients, ${rounds} x ${seconds} s in turns`,
    );
    const env = await environmentOf(await server.createDatabase('portal'), folder);
    const prepared = await preparePlayers(env, playerCount);
    const platform = platformProcess(env, folder);
    try {
      await platform.start();
      await measure({ server, tpcB, prepared, address: platform.address, say });
    } finally {
      await platform.stop();
    }
    await sayAfterwards(env, say);
  });
}

/** As in use: what is logged costs what it costs. */
async function environmentOf(databaseUrl: string, folder: string): Promise<NodeJS.ProcessEnv> {
  const env = await platformEnvironment(folder, databaseUrl);
  return { ...env, NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL, DATABASE_POOL: String(clients) };
}

interface Parts {
  server: DurableServer;
  tpcB: TpcB;
  prepared: Prepared;
  address: string;
  say: Say;
}

async function measure({ server, tpcB, prepared, address, say }: Parts): Promise<void> {
  const { key, players } = prepared;
  const bet = (some: typeof players, duration: number) =>
    betLoad({ address, key, players: some, clients, seconds: duration });
  await bet(players, warmUpSeconds);
  const transactions: number[] = [];
  const loads: Load[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await server.checkpoint();
    transactions.push(await tpcB.run({ clients, seconds }));
    await server.checkpoint();
    loads.push(await bet(players, seconds));
    say(`round ${round}: TPC-B ${whole(transactions.at(-1))}/s, ${sentenceOf(loads.at(-1))}`);
  }
  await server.checkpoint();
  const hot = await bet(players.slice(0, 1), seconds);
  say(`one player alone: ${sentenceOf(hot)}`);
  const bets = median(loads.map(({ betsPerSecond }) => betsPerSecond));
  const tps = median(transactions);
  say(`medians: TPC-B ${whole(tps)}/s, ${playerCount} players ${whole(bets)} bets/s`);
  say(lineOf({ name: 'bets against TPC-B', value: bets / tps, unit: '', goal, side: 'atLeast' }));
  const refused = [...loads, hot].reduce((sum, load) => sum + load.refused, 0);
  say(lineOf({ name: 'bets not answered with 200', value: refused, unit: '', goal: 0, side: 'atMost' }));
}

const whole = (value: number | undefined) => Math.round(value ?? Number.NaN);

function sentenceOf(load: Load | undefined): string {
  if (!load) return 'no load';
  const { betsPerSecond, p50Ms, p99Ms, accepted } = load;
  return `${whole(betsPerSecond)} bets/s (${accepted} in all), p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
}

async function sayAfterwards(env: NodeJS.ProcessEnv, say: Say): Promise<void> {
  const { ledger, bets } = await readAfterwards(env);
  const isWhole = ledger.balanced && bets.transfers === bets.rounds && bets.transfers === bets.transactions;
  say(
    `ledger afterwards: ${isWhole ? 'holds' : 'DOES NOT HOLD'}; ${bets.transfers} bets, sum of entries ${ledger.sumOfEntries}, ` +
      `${ledger.unbalancedTransfers} unbalanced transfers, ${ledger.accountsThatDiffer} balances that differ`,
  );
  if (!isWhole) throw new Error('the ledger does not hold after the load');
}
