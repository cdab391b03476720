import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import pg from 'pg';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { heldUntilBlocked } from '../../../testing/database/held-until-blocked.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { accountId, memberAccount } from '../../wallet/index.ts';
import { balanceOf, betOf, winOf } from '../testing/play-moves.ts';
import { launchedPlayer, type TestPlayer, type TestStudio, testProvider, testStudio } from '../testing/test-studio.ts';
import { type BetCall, callPlaceBets } from './round-functions.ts';

/** Concurrent calls of several bets, against each other and other movements; only a real server can show this. */
forEachDatabase(
  ({ database, url }) => {
    let app: App;
    let studio: TestStudio;
    let players: TestPlayer[];
    let outsider: pg.Client;

    before(async () => {
      app = await testApp(database());
      studio = await testStudio(app);
      players = [];
      for (const name of ['anna01', 'ben001', 'carl01', 'dora01'])
        players.push(await launchedPlayer(app, studio, name, 1_000_000n));
      outsider = new pg.Client({ connectionString: url() });
      await outsider.connect();
    });
    after(async () => {
      await outsider.end();
      await app.close();
    });

    const callOf = (bet: ReturnType<typeof betOf>): BetCall => ({
      ...bet,
      vendor: testProvider,
      nonce: newId(),
      amount: 1000n,
    });
    const place = (bets: readonly BetCall[]) => callPlaceBets(app.server.kernel, bets);
    const at = (index: number): TestPlayer => players[index] ?? assert.fail();
    const walletOf = ({ playerId }: TestPlayer) => accountId(memberAccount(playerId), 0);

    /** Waits until some session is blocked by the outsider; returns its id. */
    async function waitingSession(): Promise<number> {
      const text = 'select pid from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))';
      const deadline = Date.now() + 30_000;
      while (Date.now() < deadline) {
        const { rows } = await outsider.query<{ pid: number }>(text);
        if (rows[0]) return rows[0].pid;
      }
      return assert.fail('nobody waits for the outsider');
    }

    test('never deadlocks or loses calls over the same players in opposite orders', async () => {
      const before = await Promise.all(players.map((player) => balanceOf(studio, player)));
      const bets = Array.from({ length: 40 }, (_, turn) => {
        const ordered = turn % 2 === 0 ? players : [...players].reverse();
        return ordered.map((player) => callOf(betOf(player)));
      });
      const outcomes = (await Promise.all(bets.map(place))).flat();
      const posted = outcomes.filter(({ outcome }) => outcome === 'posted').length;
      assert.equal(outcomes.filter(({ outcome }) => outcome === 'busy').length, outcomes.length - posted);
      const again = bets.flat().filter((_, index) => outcomes[index]?.outcome === 'busy');
      const alone = await Promise.all(again.map((bet) => app.modules.games.placeBet(bet)));
      assert.ok(alone.every(({ outcome }) => outcome === 'posted'));
      const after = await Promise.all(players.map((player) => balanceOf(studio, player)));
      assert.deepEqual(
        after.map(Number),
        before.map((balance) => Number(balance) - 400),
      );
    });

    test('posts the same bets in two concurrent calls once', async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const bets = players.map((player) => callOf(betOf(player)));
        const copies = bets.map((bet) => ({ ...bet, nonce: newId() })).reverse();
        await Promise.all([bets, copies].flatMap((some) => some.map((bet) => app.modules.games.placeBet(bet))));
        await Promise.allSettled([place(bets), place(copies)]);
      }
      const { rows } = await outsider.query(
        `select count(*)::int as bets, count(distinct reference)::int as apart from ledger_transfers where kind = 'bet'`,
      );
      assert.deepEqual(rows, [{ bets: 160 + 80, apart: 160 + 80 }]);
    });

    // covers 6
    test('settles no round whose jackpot goes under review while its batch is written', async () => {
      const bets = [betOf(at(0)), betOf(at(1))] as const;
      for (const bet of bets) assert.equal((await studio.send(vendorBet, bet)).status, 200);
      const [{ roundId, playerId }] = bets;
      const held = { cause: 'amount' as const, playAccount: walletOf(at(0)) };
      const ids = { provider: testProvider, transactionId: newId(), roundId, memberId: playerId };
      const jackpot = { ...ids, amount: 500n, reference: 'a jackpot', balance: 0n, held };
      const items = bets.map((bet) => ({ kind: 'win' as const, ...winOf(bet) }));
      let results: unknown[] = [];
      const hasWaited = await heldUntilBlocked(
        database(),
        () => app.modules.games.addJackpotWin(jackpot),
        async () => {
          results = (await studio.send(vendorSettle, { items })).value.results.map(({ status }) => status);
        },
      );
      assert.deepEqual([hasWaited, results], [true, ['done', 'done']]);
      const text = 'select state, held_minor::int as held, settled_at from rounds where id = $1';
      const { rows } = await outsider.query(text, [`${testProvider}:${roundId}`]);
      assert.deepEqual(rows, [{ state: 'under_review', held: 500, settled_at: null }]);
    });

    test('does not make others wait for a player held by another movement', async () => {
      await outsider.query('begin');
      await outsider.query('select from ledger_accounts where id = $1 for no key update', [walletOf(at(0))]);
      const together = [0, 1, 2, 3].map((index) => studio.send(vendorBet, betOf(at(index))));
      for (const other of together.slice(1)) assert.equal((await other).status, 200);
      // Enough bets to need every row of the studio's account.
      for (let turn = 0; turn < 100; turn += 1)
        assert.equal((await studio.send(vendorBet, betOf(at(1 + (turn % 3))))).status, 200);
      const alone = studio.send(vendorBet, betOf(at(0)));
      await waitingSession();
      assert.equal((await studio.send(vendorBet, betOf(at(1)))).status, 200);
      await outsider.query('commit');
      for (const answer of [together[0], alone]) assert.equal((await answer)?.status, 200);
    });

    test('posts nothing when a call dies midway, and accepts its bets again', async () => {
      const before = await Promise.all(players.map((player) => balanceOf(studio, player)));
      const bets = players.map((player) => betOf(player));
      const roundKey = `${testProvider}:${bets[2]?.roundId}`;
      // The last round of the call is being opened elsewhere: the call waits there after moving its money.
      await outsider.query('begin');
      await outsider.query(
        `insert into rounds select $1, provider, 'other', member_id, launch_id, node_id, play_account, upline_path,
           client_release, state, 0, 0, 0, 0, opened_at from rounds limit 1`,
        [roundKey],
      );
      const dying = bets.map((bet) => studio.send(vendorBet, bet));
      const session = await waitingSession();
      await outsider.query('select pg_terminate_backend($1)', [session]);
      for (const answer of await Promise.all(dying)) assert.equal(answer.status, 503);
      await outsider.query('rollback');
      assert.deepEqual(await Promise.all(players.map((player) => balanceOf(studio, player))), before);
      const again = await Promise.all(bets.map((bet) => studio.send(vendorBet, bet)));
      assert.ok(again.every(({ status }) => status === 200));
    });

    test('fails only one bet when another player opens its round meanwhile', async () => {
      const bets = players.map((player) => betOf(player));
      const roundKey = `${testProvider}:${bets[2]?.roundId}`;
      await outsider.query('begin');
      await outsider.query(
        `insert into rounds select $1, provider, 'other', 'somebody', launch_id, node_id, play_account, upline_path,
           client_release, state, 0, 0, 0, 0, opened_at from rounds limit 1`,
        [roundKey],
      );
      const sent = bets.map((bet) => studio.send(vendorBet, bet));
      await waitingSession();
      await outsider.query('commit');
      const answers = await Promise.all(sent);
      assert.deepEqual(
        answers.map(({ status, code }) => code ?? status),
        [200, 200, 'foreign_round', 200],
      );
      await outsider.query('delete from rounds where id = $1', [roundKey]);
    });

    test('leaves the ledger balanced', async () => {
      assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
    });
  },
  ['postgres'],
);
