import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vendorBet, vendorRollback } from '@portal/shared/contract/vendor-api/rounds';
import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { between, memberAccount } from '../../wallet/index.ts';
import { playHarness } from '../testing/play-harness.ts';
import { balanceOf, betOf, rollbackOf } from '../testing/play-moves.ts';
import { launchedPlayer, openGame, type TestPlayer, testProvider } from '../testing/test-studio.ts';
import { type BetCall, callPlaceBets } from './round-functions.ts';

/** Several bets in one call of place_bets have the outcomes they would have alone, on both databases. */
forEachDatabase(({ database }) => {
  const { app, studio, player } = playHarness(database);
  const anna = player('anna01', 100_000n);
  const ben = player('ben001', 2500n);

  const callOf = (bet: ReturnType<typeof betOf>): BetCall => ({
    ...bet,
    vendor: testProvider,
    nonce: newId(),
    amount: BigInt(Math.round(Number(bet.amount) * 100)),
  });
  const place = (...bets: BetCall[]) => callPlaceBets(app().server.kernel, bets);

  test('keeps bets independent of refused, repeated and rolled back ones in the same call', async () => {
    const earlier = callOf(betOf(anna()));
    const [first] = await place(earlier);
    const gone = betOf(anna());
    await studio().send(vendorRollback, rollbackOf(gone));
    const usedNonce = { ...callOf(betOf(anna())), nonce: earlier.nonce };
    const before = Number(await balanceOf(studio(), anna()));
    const outcomes = await place(
      callOf(betOf(anna(), { amount: '500.01' })),
      { ...earlier, nonce: newId() },
      callOf(gone),
      usedNonce,
      callOf(betOf(anna(), { launchId: newId() })),
      callOf(betOf(anna(), { gameCode: 'other' })),
      { ...callOf(betOf(anna())), transactionId: earlier.transactionId },
      callOf(betOf(anna())),
      callOf(betOf(ben())),
    );
    assert.deepEqual(
      outcomes.map(({ outcome }) => outcome),
      [
        ...['above_maximum', 'replayed', 'rolled_back', 'nonce_used', 'launch_ended', 'unknown_game'],
        ...['transaction_conflict', 'posted', 'posted'],
      ],
    );
    assert.deepEqual([outcomes[1]?.reference, outcomes[1]?.balance], [first?.reference, first?.balance]);
    assert.deepEqual([outcomes[3]?.balance, outcomes[4]?.balance], [null, null]);
    assert.equal(outcomes[7]?.balance, String(Math.round((before - 10) * 100)));
    assert.equal(await balanceOf(studio(), anna()), (before - 10).toFixed(2));
    assert.equal(await balanceOf(studio(), ben()), '15.00');
  });

  test('judges bets of one player in order, and refuses the one that exceeds the balance', async () => {
    const carl = await launchedPlayer(app(), studio(), 'carl01', 2500n);
    const bets = [betOf(carl), betOf(carl, { amount: '20.00' }), betOf(carl), betOf(carl)].map(callOf);
    const outcomes = await place(...bets);
    assert.deepEqual(
      outcomes.map(({ outcome, balance, round_opened }) => [outcome, balance, round_opened]),
      [
        ['posted', '1500', true],
        ['insufficient_balance', '1500', false],
        ['posted', '500', true],
        ['insufficient_balance', '500', false],
      ],
    );
  });

  test('adds a bet to an open round beside others, but not to a foreign or closed one', async () => {
    const open = betOf(anna());
    const closed = betOf(anna());
    await place(callOf(open), callOf(closed));
    await studio().send(vendorRollback, rollbackOf(closed));
    const outcomes = await place(
      callOf({ ...open, transactionId: newId() }),
      callOf(betOf(ben(), { roundId: open.roundId })),
      callOf({ ...closed, transactionId: newId() }),
      callOf(betOf(anna())),
    );
    assert.deepEqual(
      outcomes.map(({ outcome, round_opened }) => [outcome, round_opened]),
      [
        ['posted', false],
        ['foreign_round', false],
        ['round_closed', false],
        ['posted', true],
      ],
    );
  });

  // covers 2.7
  test('refuses a stake from another account of the player in a round', async () => {
    const dana = await launchedPlayer(app(), studio(), 'dana01', 10_000n);
    const bet = betOf(dana);
    const there = memberAccount(dana.playerId, `vendor-${studio().vassalage}`);
    const legs = between(memberAccount(dana.playerId), there, 5000n);
    await app().modules.wallet.post({ source: 'test', reference: newId(), kind: 'transfer_out', legs });
    const setMode = (mode: string) =>
      database().db.execute(sql`update vendors set wallet_mode = ${mode} where vassalage = ${studio().vassalage}`);
    await place(callOf(bet));
    await setMode('transfer');
    const { launchId } = await openGame(app(), studio(), dana.token).finally(() => setMode('seamless'));
    const outcomes = await place(
      callOf(betOf(dana, { roundId: bet.roundId, launchId })),
      callOf(betOf(dana, { launchId })),
      callOf(betOf(dana, { roundId: bet.roundId })),
    );
    assert.deepEqual(
      outcomes.map(({ outcome, balance }) => [outcome, balance]),
      [
        ['foreign_round', '5000'],
        ['posted', '4000'],
        ['posted', '3000'],
      ],
    );
  });

  test('accepts a nonce that comes twice in one call once', async () => {
    const bets = [callOf(betOf(anna())), callOf(betOf(anna()))];
    const nonce = newId();
    const outcomes = await place(...bets.map((bet) => ({ ...bet, nonce })));
    assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['nonce_used', 'posted']);
  });

  test('refuses two bets of one new round in one call as a whole, and judges them correctly apart', async () => {
    const before = await balanceOf(studio(), anna());
    const roundId = newId();
    const [mine, bens] = [callOf(betOf(anna(), { roundId })), callOf(betOf(ben(), { roundId }))];
    await assert.rejects(place(mine, bens));
    assert.equal(await balanceOf(studio(), anna()), before);
    const apart = [await place(mine), await place(bens)];
    assert.deepEqual(
      apart.map(([row]) => row?.outcome),
      ['posted', 'foreign_round'],
    );
  });

  test('refuses one transaction twice in one call as a whole, and posts nothing', async () => {
    const before = await balanceOf(studio(), anna());
    const bet = callOf(betOf(anna()));
    const twice = [bet, { ...bet, nonce: newId() }];
    await assert.rejects(place(...twice));
    assert.equal(await balanceOf(studio(), anna()), before);
    const apart = [await place(bet), await place({ ...bet, nonce: newId() })];
    assert.deepEqual(
      apart.map(([row]) => row?.outcome),
      ['posted', 'replayed'],
    );
  });

  test('answers sixty concurrent signed bets, some of them bad, as it answers them one by one', async () => {
    const [one, other] = [
      await launchedPlayer(app(), studio(), 'dora01', 30_000n),
      await launchedPlayer(app(), studio(), 'emil01', 30_000n),
    ];
    const movesOf = (player: TestPlayer) => {
      const round = betOf(player);
      return Array.from({ length: 20 }, (_, turn) => [
        betOf(player),
        betOf(player, { amount: turn % 2 === 0 ? '0.01' : '600.00' }),
        turn % 5 === 0 ? { ...round, amount: '1.00' } : betOf(player, { gameCode: 'other' }),
      ]).flat();
    };
    const alone: unknown[] = [];
    for (const bet of movesOf(one)) alone.push((await studio().send(vendorBet, bet)).code);
    const answers = await Promise.all(movesOf(other).map((bet) => studio().send(vendorBet, bet)));
    assert.deepEqual(
      answers.map(({ code }) => code),
      alone,
    );
    assert.equal(await balanceOf(studio(), other), await balanceOf(studio(), one));
  });

  test('leaves the ledger balanced', async () => {
    assert.equal((await app().modules.wallet.checkLedger()).balanced, true);
  });
});
