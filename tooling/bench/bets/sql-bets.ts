import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withApp } from '@portal/crash-tests/money/with-app';
import type { Player } from '@portal/crash-tests/settlement/prepare-players';
import { testGame, testProvider } from '@portal/platform/modules/games/testing/test-studio';
import { accountId, houseStripes, memberAccount } from '@portal/platform/modules/wallet/index';
import { type BetScript, betScript } from './bet-script.ts';
import { type PgbenchLoad, runPgbench } from './pgbench.ts';

const stakeMinor = 100;

/** Lays what stays the same of each player's bets where a script of pgbench finds it. */
export function prepareSqlBets(env: NodeJS.ProcessEnv, players: readonly Player[]): Promise<void> {
  const rows = players.map(({ playerId, launchId }, at) => ({
    no: at + 1,
    bet: {
      provider: testProvider,
      launch_id: launchId,
      member_id: playerId,
      game_code: testGame,
      amount: stakeMinor,
      play_account: accountId(memberAccount(playerId), 0),
    },
  }));
  return withApp(env, async (app, database) => {
    const studio = app.modules.games.studioAccount(testProvider);
    const houseAccounts = Array.from({ length: houseStripes }, (_, stripe) => accountId(studio, stripe));
    await database.call('', 'create table bench_players (no integer primary key, bet jsonb, houses text[])', []);
    const fill = `insert into bench_players
      select no, bet, $2::text[] from jsonb_to_recordset($1::jsonb) as player (no integer, bet jsonb)`;
    await database.call('', fill, [JSON.stringify(rows), houseAccounts]);
    await database.call('', 'analyze bench_players', []);
  });
}

interface SqlBets {
  bets: number;
  betsPerSecond: number;
}

/** Bets by pgbench straight to the statement of the platform. Throws when one of them was not posted. */
export async function runSqlBets(
  databaseUrl: string,
  load: PgbenchLoad & Omit<BetScript, 'clients'>,
): Promise<SqlBets> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bets-'));
  try {
    const file = path.join(folder, 'bet.sql');
    await writeFile(file, betScript(load));
    const { transactions, perSecond } = await runPgbench(databaseUrl, load, ['-f', file]);
    return { bets: transactions * load.betsPerCall, betsPerSecond: perSecond * load.betsPerCall };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
