import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { launchGame } from '@portal/shared/contract/games/launch';
import { listSuspensions, resumePlay, suspendPlay } from '@portal/shared/contract/games/operator-suspensions';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { type App, buildApp } from '../../../app.ts';
import { createDatabase, type Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorPerson } from '../../../testing/operator-token.ts';
import { testParts } from '../../../testing/test-kernel.ts';
import { testPassword } from '../../accounts/testing/add-member.ts';
import { playHarness } from '../testing/play-harness.ts';
import { betOf, rollbackOf, winOf } from '../testing/play-moves.ts';
import {
  openGame,
  type TestPlayer,
  type TestStudio,
  testGame,
  testStudio,
  testTransferGame,
  testTransferVendor,
} from '../testing/test-studio.ts';

const why = 'the studio pays too much';

forEachDatabase(({ database, url }) => {
  const { app, clock, api, studio, player } = playHarness(database);
  const anna = player('anna01', 100_000n);
  const ben = player('ben001', 100_000n);
  let support: string;
  let sue: () => Promise<string>;
  let ada: () => Promise<string>;
  /** Another process over the same database if possible; else the same one. */
  let elsewhere: TestStudio;
  let otherApp: App | undefined;
  let otherPool: Database | undefined;

  before(async () => {
    support = await operator('nadia', 'support');
    sue = await operatorPerson(app(), 'sue', 'support');
    ada = await operatorPerson(app(), 'ada', 'admin');
    const address = url();
    if (address === undefined) {
      elsewhere = studio();
      return;
    }
    otherPool = createDatabase(openPostgres({ url: address, poolSize: 4, onError: () => {} }));
    otherApp = await buildApp(testParts(otherPool, { clock }));
    elsewhere = await testStudio(otherApp);
    assert.equal((await elsewhere.send(vendorBet, betOf(anna()))).status, 200, 'the other process plays');
  });
  after(async () => {
    await otherApp?.close();
    await otherPool?.close();
  });

  async function operator(username: string, ...roles: OperatorRoleName[]): Promise<string> {
    assert.ok(await app().modules.operator.add({ username, password: testPassword, roles }));
    return app().modules.operator.issueToken(username);
  }
  const stop = (scope: string, target: string, token = support) =>
    api().send(suspendPlay, { scope, target, why }, { token });
  const open = (scope: string, target: string, token = support) =>
    api().send(resumePlay, { scope, target, why }, { token });
  const accept = async (id: string | undefined, token: () => Promise<string>) =>
    api().send(acceptApprovalRequest, { id, why }, { token: await token(), headers: { 'idempotency-key': newId() } });
  /** Two people lift a stop, one that of a player. */
  async function lift(scope: string, target: string): Promise<void> {
    const { value } = await open(scope, target, await sue());
    assert.equal(value.wasStopped, true);
    if (value.proposal !== undefined) assert.equal((await accept(value.proposal, ada)).status, 200);
  }
  /** Answers of each process to a bet. */
  const bets = async (player: TestPlayer, change = {}) => {
    const answers = [
      await studio().send(vendorBet, betOf(player, change)),
      await elsewhere.send(vendorBet, betOf(player, change)),
    ];
    return answers.map(({ code }) => code ?? 'taken');
  };
  const both = (text: string) => [text, text];
  const launched = async ({ token }: TestPlayer) =>
    (await api().send(launchGame, { vassalage: studio().vassalage, gameCode: testGame }, { token })).code ?? 'opened';

  for (const [scope, target, launchCode, isBenStopped] of [
    ['all', () => '', 'play_stopped', true],
    ['vendor', () => studio().vassalage, 'vendor_unavailable', true],
    ['game', () => `test-studio.${testGame}`, 'game_unavailable', true],
    ['player', () => 'ANNA01', 'play_stopped', false],
  ] as const) {
    // covers 6: suspends everything, a vendor, a game or a player in every process
    test(`${scope} suspended: refuses bets in every process and launches until it is reopened`, async () => {
      assert.deepEqual(await bets(anna()), both('taken'));
      assert.equal((await stop(scope, target())).status, 200);
      assert.deepEqual(await bets(anna()), both('play_stopped'));
      assert.equal(await launched(anna()), launchCode);
      assert.deepEqual(await bets(ben()), both(isBenStopped ? 'play_stopped' : 'taken'));
      assert.equal(await launched(ben()), isBenStopped ? launchCode : 'opened');
      await lift(scope, target());
      assert.deepEqual(await bets(anna()), both('taken'));
      assert.equal(await launched(anna()), 'opened');
    });
  }

  test("refuses only the suspended player's bets among concurrent ones", async () => {
    await stop('player', ben().playerId);
    const answers = await Promise.all(
      [anna(), ben(), anna(), ben()].map((player) => studio().send(vendorBet, betOf(player))),
    );
    assert.deepEqual(
      answers.map(({ code }) => code ?? 'taken'),
      ['taken', 'play_stopped', 'taken', 'play_stopped'],
    );
    await open('player', ben().playerId);
  });

  // covers 6
  test('takes wins, rollbacks and repeats of earlier stakes, and a refused bet after reopening', async () => {
    const [won, back, refused] = [betOf(anna()), betOf(anna()), betOf(anna())];
    const first = await studio().send(vendorBet, won);
    await studio().send(vendorBet, back);
    await stop('all', '');
    assert.deepEqual((await studio().send(vendorBet, won)).value, first.value, 'a repeat gets the first answer');
    const held = await studio().send(vendorWin, winOf(won));
    assert.deepEqual([held.status, held.value.underReview], [200, true], 'held for two operators');
    assert.equal((await studio().send(vendorRollback, rollbackOf(back))).status, 200);
    const answer = await studio().send(vendorBet, refused);
    assert.deepEqual([answer.status, answer.code], [422, 'play_stopped']);
    await lift('all', '');
    assert.equal((await studio().send(vendorBet, refused)).status, 200);
  });

  // covers 6
  test('lets nobody alone lift a stop of a game, a vendor or all play: it holds wins until an admin decides', async () => {
    for (const [scope, target] of [
      ['game', `test-studio.${testGame}`],
      ['vendor', studio().vassalage],
      ['all', ''],
    ] as const) {
      const bet = betOf(anna());
      await studio().send(vendorBet, bet);
      await stop(scope, target, await ada());
      const asked = await open(scope, target, await sue());
      assert.equal(asked.status, 200, asked.code);
      assert.equal((await open(scope, target, await sue())).code, 'proposal_open');
      assert.equal((await accept(asked.value.proposal, sue)).code, 'not_allowed');
      assert.deepEqual(await bets(ben()), both('play_stopped'));
      const held = await studio().send(vendorWin, winOf(bet, { amount: '5.00' }));
      assert.equal(held.value.underReview, true, 'the wins of a stolen key wait as before');
      assert.equal((await accept(asked.value.proposal, ada)).status, 200);
      assert.deepEqual(await bets(ben()), both('taken'));
      assert.deepEqual((await open(scope, target, await sue())).value.wasStopped, false);
    }
    await stop('all', '');
    const own = await open('all', '', await ada());
    assert.equal((await accept(own.value.proposal, ada)).code, 'own_proposal', 'an admin is one person, too');
    assert.equal((await open('all', '')).code, 'own_login_required', 'nor the machine');
    assert.equal((await accept(own.value.proposal, await operatorPerson(app(), 'bea', 'admin'))).status, 200);
  });

  test('suspends one vendor and leaves the others open', async () => {
    await stop('vendor', testTransferVendor);
    assert.deepEqual(await bets(anna()), both('taken'));
    await lift('vendor', testTransferVendor);
    await stop('vendor', studio().vassalage);
    const there = await openGame(app(), studio(), anna().token, testTransferVendor, testTransferGame);
    const bet = betOf(there, { gameCode: testTransferGame });
    assert.equal((await studio().send(vendorBet, bet)).code, 'insufficient_balance', 'judged beyond the stop');
    await lift('vendor', studio().vassalage);
  });

  test('lists suspensions, keeps the first author on a repeat, and writes an audit line for each act', async () => {
    await stop('game', `test-studio.${testGame}`);
    await stop('game', `test-studio.${testGame}`, await operator('omar', 'admin'));
    const { stops } = (await api().send(listSuspensions, {}, { token: support })).value;
    assert.equal(stops.length, 1);
    assert.deepEqual(
      [stops[0]?.scope, stops[0]?.target, stops[0]?.who, stops[0]?.why],
      ['game', `test-studio.${testGame}`, 'nadia', why],
    );
    await lift('game', `test-studio.${testGame}`);
    await stop('player', 'ANNA01');
    await open('player', 'ANNA01');
    assert.equal((await open('player', 'ANNA01')).value.wasStopped, false);
    const { list } = (await api().send(listAudit, { pageSize: 7 }, { token: support })).value;
    assert.deepEqual(
      list.map(({ who, act, target }: { who: string; act: string; target: string }) => `${who} ${act} ${target}`),
      [
        ...['nadia open-play player anna01', 'nadia open-play player anna01', 'nadia stop-play player anna01'],
        ...[`ada open-play play game test-studio.${testGame}`, 'sue propose-open-play game test-slot'],
        ...['omar stop-play game test-slot', 'nadia stop-play game test-slot'],
      ],
    );
  });

  test('refuses unknown targets, other roles than support and admin, and missing reasons', async () => {
    for (const [scope, target] of [
      ['vendor', 'NOBODY'],
      ['game', testGame],
      ['player', 'nobody'],
      ['player', ''],
      ['all', 'TEST'],
    ] as const) {
      assert.equal((await stop(scope, target)).code, 'not_found', `${scope} ${target}`);
    }
    const content = await operator('cleo', 'content');
    assert.equal((await stop('all', '', content)).code, 'not_allowed');
    assert.equal((await api().send(listSuspensions, {}, { token: content })).code, 'not_allowed');
    assert.equal((await stop('everything', '')).code, 'invalid_input');
    assert.equal((await api().send(suspendPlay, { scope: 'all' }, { token: support })).code, 'invalid_input');
    assert.deepEqual(await bets(anna()), both('taken'));
  });
});
