import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withApp } from '@portal/crash-tests/money/with-app';
import { preparePlayers, readAfterwards } from '@portal/crash-tests/settlement/prepare-players';
import { testGame } from '@portal/platform/modules/games/testing/test-studio';
import { onBenchServer } from '../bench-server.ts';
import { betEnvironment } from './bet-environment.ts';
import { prepareSqlBets, runSqlBets } from './sql-bets.ts';

const players = 16;
const loads = [
  { players, clients: 4, betsPerCall: 1 },
  { players: 1, clients: 4, betsPerCall: 1 },
  { players, clients: 4, betsPerCall: 6 },
  { players: 1, clients: 4, betsPerCall: 6 },
];

test('posts each bet of the scripts to ledger, rounds and record; a refused bet ends the run', async () => {
  await onBenchServer(
    'sql-bets',
    () => {},
    async ({ folder, server }) => {
      const url = await server.createDatabase('portal');
      const env = await betEnvironment(url, folder);
      const prepared = await preparePlayers(env, players);
      await prepareSqlBets(env, prepared.players);
      let bets = 0;
      for (const load of loads) {
        const run = await runSqlBets(url, { ...load, seconds: 1 });
        assert.ok(run.bets >= 8, JSON.stringify(run));
        bets += run.bets;
      }
      const afterwards = await readAfterwards(env);
      assert.equal(afterwards.ledger.balanced, true, JSON.stringify(afterwards.ledger));
      assert.deepEqual(afterwards.bets, { transfers: bets, rounds: bets, transactions: bets });
      assert.deepEqual(await whoPlayed(env), [{ players, games: testGame + testGame }]);

      await server.run('portal', `update games set unavailable = 'stopped'`);
      for (const load of loads) await assert.rejects(runSqlBets(url, { ...load, seconds: 1 }), /division by zero/);
      assert.deepEqual((await readAfterwards(env)).bets, afterwards.bets);
    },
  );
});

const whoPlayed = (env: NodeJS.ProcessEnv) =>
  withApp(env, (_app, database) =>
    database.call(
      '',
      `select count(distinct member_id)::int as players, min(game_code) || max(game_code) as games
         from rounds join games using (node_id)`,
      [],
    ),
  );
