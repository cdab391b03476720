import { loadavg } from 'node:os';
import type { DurableServer } from '@portal/crash-tests/money/durable-postgres';
import type { Prepared } from '@portal/crash-tests/settlement/prepare-players';
import type { Print } from '../bench-server.ts';
import { lineOf } from '../goal.ts';
import { processorSeconds } from '../processor-time.ts';
import { median } from '../statistics.ts';
import { betClients as clients } from './bet-environment.ts';
import { betLoad, type Load } from './bet-load.ts';
import type { TpcB } from './pgbench.ts';
import { runSqlBets } from './sql-bets.ts';

/** Batch size of the platform under that many waiting clients. */
const together = clients;
/** Load of which half is used to measure latencies. */
export const signedBets = 'signed bets';
/** Shares of TPC-B. */
const goals = { sql: 1, sqlHot: 0.25, signed: 0.35 };

export interface BetBench {
  server: DurableServer;
  tpcB: TpcB;
  prepared: Prepared;
  databaseUrl: string;
  address: string;
  seconds: number;
  print: Print;
}

/** One kind of load: how many came through, and their rate. */
interface Throughput {
  perSecond: number;
  count: number;
}

interface Rate {
  name: string;
  run: () => Promise<Throughput>;
  goal?: number;
  throughputs: Throughput[];
  /** Milliseconds of processor that PostgreSQL took for one. */
  processorMs: number[];
}

/** Loads compared with TPC-B, in running order. */
export function ratesOf({ tpcB, prepared, databaseUrl, address, seconds }: BetBench, signed: Load[]): Rate[] {
  const sql = (players: number, betsPerCall: number) => async () => {
    const run = await runSqlBets(databaseUrl, { players, clients, betsPerCall, seconds });
    return { perSecond: run.betsPerSecond, count: run.bets };
  };
  const http = (count: number) => async () => {
    const players = prepared.players.slice(0, count);
    const load = await betLoad({ address, key: prepared.key, players, clients, seconds });
    signed.push(load);
    return { perSecond: load.betsPerSecond, count: load.accepted };
  };
  const ofTpcB = async () => {
    const { perSecond, transactions } = await tpcB.run({ clients, seconds });
    return { perSecond, count: transactions };
  };
  const all = prepared.players.length;
  const rates: Omit<Rate, 'throughputs' | 'processorMs'>[] = [
    { name: 'TPC-B', run: ofTpcB },
    // Without a goal: so a platform calls that has nothing to do (decisions/006).
    { name: 'bets in SQL, one a call', run: sql(all, 1) },
    { name: 'bets in SQL, one a call, one hot player', run: sql(1, 1) },
    { name: `bets in SQL, ${together} a call`, run: sql(all, together), goal: goals.sql },
    { name: `bets in SQL, ${together} a call, one hot player`, run: sql(1, together), goal: goals.sqlHot },
    { name: signedBets, run: http(all), goal: goals.signed },
    { name: 'signed bets, one hot player', run: http(1) },
  ];
  return rates.map((rate) => ({ ...rate, throughputs: [], processorMs: [] }));
}

/** One run of a load, with its processor time. */
export async function measureRate(
  { server, print }: BetBench,
  { name, run, throughputs, processorMs }: Rate,
  round: number,
): Promise<void> {
  await server.checkpoint();
  const process = await server.processId();
  const before = await processorSeconds(process);
  const now = await run();
  throughputs.push(now);
  processorMs.push((((await processorSeconds(process)) - before) * 1000) / now.count);
  const [spent = Number.NaN] = processorMs.slice(-1);
  print(
    `round ${round}: ${name} ${Math.round(now.perSecond)}/s, ${spent.toFixed(2)} ms of PostgreSQL each (load ${load1()})`,
  );
}

const load1 = () => (loadavg()[0] ?? 0).toFixed(1);

/** The middle one of the turns. */
export const perSecondOf = (rate: Rate | undefined) =>
  median(rate?.throughputs.map(({ perSecond }) => perSecond) ?? []);

export function printRates(print: Print, rates: readonly Rate[]): void {
  const [tpcB, ...others] = rates;
  for (const rate of rates)
    print(
      `median: ${rate.name} ${Math.round(perSecondOf(rate))}/s, ${median(rate.processorMs).toFixed(2)} ms of PostgreSQL each`,
    );
  for (const rate of others) {
    const value = perSecondOf(rate) / perSecondOf(tpcB);
    const name = `${rate.name} against TPC-B`;
    if (rate.goal === undefined) print(`${name}: ${value.toFixed(3)} x`);
    else print(lineOf({ name, value, unit: 'x', goal: rate.goal, side: 'atLeast' }));
  }
}
