import { platformProcess } from '@portal/crash-tests/money/platform-process';
import { preparePlayers, readAfterwards } from '@portal/crash-tests/settlement/prepare-players';
import { onBenchServer, type Print } from '../bench-server.ts';
import { betClients, betEnvironment } from './bet-environment.ts';
import { measureBets } from './measure-bets.ts';
import { prepareTpcB } from './pgbench.ts';
import { prepareSqlBets } from './sql-bets.ts';

const playerCount = 64;
const fullSeconds = 12;

/** Bets in SQL and signed bets through HTTP on PostgreSQL against pgbench's TPC-B on the same server, in turns. */
export async function benchBets(print: Print, share: number): Promise<void> {
  const seconds = Math.max(1, Math.round(fullSeconds * share));
  await onBenchServer('bets', print, async ({ folder, server }) => {
    const tpcB = await prepareTpcB(await server.createDatabase('tpcb'));
    print(`${tpcB.version}: TPC-B, scale 20, prepared; ${betClients} clients, 3 x ${seconds} s of each load in turns`);
    const databaseUrl = await server.createDatabase('portal');
    const env = await betEnvironment(databaseUrl, folder);
    const prepared = await preparePlayers(env, playerCount);
    await prepareSqlBets(env, prepared.players);
    const platform = platformProcess(env, folder);
    try {
      await platform.start();
      await measureBets({ server, tpcB, prepared, databaseUrl, address: platform.address, seconds, print });
    } finally {
      await platform.stop();
    }
    await checkLedger(env, print);
  });
}

async function checkLedger(env: NodeJS.ProcessEnv, print: Print): Promise<void> {
  const { ledger, bets } = await readAfterwards(env);
  const isWhole = ledger.balanced && bets.transfers === bets.rounds && bets.transfers === bets.transactions;
  print(
    `ledger afterwards: ${isWhole ? 'holds' : 'DOES NOT HOLD'}; ${bets.transfers} bets, sum of entries ${ledger.sumOfEntries}, ` +
      `${ledger.unbalancedTransfers} unbalanced transfers, ${ledger.accountsThatDiffer} balances that differ`,
  );
  if (!isWhole) throw new Error('the ledger does not hold after the load');
}
