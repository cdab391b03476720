import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listBets } from '@portal/shared/contract/games/bets';
import { launchFbGame, launchGame } from '@portal/shared/contract/games/launch';
import { vendorAuthenticate, vendorBet, vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { addTestLotteries } from '../../lottery/testing/test-lotteries.ts';
import { playHarness } from '../testing/play-harness.ts';
import { betOf, winOf } from '../testing/play-moves.ts';
import { type TestPlayer, testGame } from '../testing/test-studio.ts';

const mb = { vassalage: 'TCG_LOTTO_VN', gameCode: 'MB' };

forEachDatabase(({ database }) => {
  const { app, api, studio, player } = playHarness(database);
  const anna = player('anna01', 1_000_000n);
  before(() => addTestLotteries(app()));

  const launch = (input: Record<string, unknown>) => api().send(launchGame, input, { token: anna().token });
  /** Returns the launch as the studio sees it, or the code of a refused one. */
  async function exchangedLaunch(input: Record<string, unknown>) {
    const launched = await launch(input);
    if (!launched.success) return launched.code;
    const launchToken = new URL(launched.value.content).hash.slice('#t='.length);
    return (await studio().send(vendorAuthenticate, { launchToken })).value;
  }
  async function open(input: Record<string, unknown>): Promise<TestPlayer> {
    const answer = await exchangedLaunch(input);
    if (typeof answer !== 'object') throw new Error(`refused: ${answer}`);
    return { ...anna(), launchId: answer.launchId };
  }
  const close = (gameCode: string, reason: string | null) =>
    database().db.execute(sql`update games set unavailable = ${reason} where game_code = ${gameCode}`);

  for (const [parameters, gameCode, lottery] of [
    [{}, 'MB', { view: 'betting', prizeMode: 'Lott' }],
    [{ lottoView: 'lobby' }, 'MB', { view: 'lobby', prizeMode: 'Lott' }],
    [{ lottoView: 'betting', lottoPlayType: '2D' }, 'MB', { view: 'betting', prizeMode: 'Lott', playType: '2D' }],
    [
      {
        lottoArea: 'VN',
        launchMode: 'LOTT',
        lottoPrizeMode: 'Lott',
        lottoGameCode: 'MN_HCM',
        lottoView: 'lobby',
        device: 'WEB',
        backUrl: '/vnlottery',
        language: 'EN',
      },
      'MN_HCM',
      { view: 'lobby', prizeMode: 'Lott' },
    ],
  ] as const) {
    // covers 7.2
    test(`passes the studio how a lottery opens: ${JSON.stringify(parameters)}`, async () => {
      const answer = await exchangedLaunch({ ...mb, ...parameters });
      assert.ok(typeof answer === 'object');
      assert.deepEqual([answer.gameCode, answer.lottery], [gameCode, lottery]);
    });
  }

  test('passes no lottery parameters for other games', async () => {
    const answer = await exchangedLaunch({ vassalage: studio().vassalage, gameCode: testGame });
    assert.ok(typeof answer === 'object');
    assert.equal('lottery' in answer, false);
  });

  for (const [parameters, code, status] of [
    [{ lottoGameCode: 'NOBODYS' }, 'game_unavailable', 422],
    [{ lottoGameCode: 'FAST_1' }, 'game_unavailable', 422],
    [{ lottoGameCode: testGame }, 'game_unavailable', 422],
    [{ lottoPrizeMode: 'ZY' }, 'prize_mode_unfit', 422],
    [{ lottoPrizeMode: 'SEA', lottoGameCode: 'MN_HCM' }, 'prize_mode_unfit', 422],
    [{ lottoPrizeMode: 'lott' }, 'invalid_input', 400],
    [{ lottoArea: 'EU' }, 'invalid_input', 400],
    [{ launchMode: 'RNG' }, 'invalid_input', 400],
    [{ lottoView: 'history' }, 'invalid_input', 400],
    [{ device: 'MOBILE' }, 'invalid_input', 400],
    [{ lottoGameCode: '' }, 'invalid_input', 400],
    [{ lottoGameCode: '../MB' }, 'invalid_input', 400],
    [{ lottoGameCode: 'M'.repeat(65) }, 'invalid_input', 400],
    [{ lottoPlayType: '<b>' }, 'invalid_input', 400],
    [{ gameCode: 'NOBODYS' }, 'game_unavailable', 422],
    [{ vassalage: 'ELOTT' }, 'game_unavailable', 422],
    [{ roomId: 'one' }, 'unknown_room', 422],
  ] as const) {
    // covers 7.2
    test(`refuses a launch with ${JSON.stringify(parameters).slice(0, 60)} as ${code}`, async () => {
      const count = async () =>
        (await database().db.execute<{ n: number }>(sql`select count(*)::int as n from launches`)).rows[0]?.n;
      const before = await count();
      const answer = await launch({ ...mb, ...parameters });
      assert.deepEqual([answer.status, answer.code], [status, code]);
      assert.equal(await count(), before);
    });
  }

  // covers 7.2
  test('refuses to open another game as a lottery', async () => {
    for (const parameters of [{ lottoView: 'lobby' }, { lottoGameCode: 'MB' }, { device: 'WEB' }]) {
      const answer = await launch({ vassalage: studio().vassalage, gameCode: testGame, ...parameters });
      assert.deepEqual([answer.status, answer.code], [422, 'not_a_lottery']);
    }
    const sports = await api().send(launchFbGame, { ...mb, lottoView: 'lobby' }, { token: anna().token });
    assert.equal(sports.code, 'game_unavailable');
  });

  // covers 2.7
  test('takes bets of a launch on every open lottery of its label, and records the game that was bet on', async () => {
    const player = await open(mb);
    const bet = betOf(player, { gameCode: 'MN_HCM' });
    assert.equal((await studio().send(vendorBet, bet)).status, 200);
    assert.equal(
      (await studio().send(vendorWin, winOf(bet))).code,
      'foreign_round',
      'the slot of the test has no such round',
    );
    assert.equal((await studio().send(vendorWin, winOf(bet, { gameCode: 'MN_HCM' }))).status, 200);
    const today = '2026-03-02';
    const bets = await api().send(
      listBets,
      { from: today, to: today, pageNo: 1, pageSize: 12 },
      { token: anna().token },
    );
    assert.equal(bets.value.list[0]?.gameName, 'The MN_HCM');
  });

  // covers 2.7
  test('takes no stake of another game in a round', async () => {
    const player = await open(mb);
    const bet = betOf(player, { gameCode: 'MB' });
    assert.equal((await studio().send(vendorBet, bet)).status, 200);
    const more = (gameCode: string) => studio().send(vendorBet, betOf(player, { gameCode, roundId: bet.roundId }));
    assert.equal((await more('MN_HCM')).code, 'foreign_round');
    assert.equal((await more('MB')).status, 200);
    const { value } = await studio().send(vendorRound, { roundId: bet.roundId });
    assert.equal(value.transactions.length, 2);
  });

  test('takes one of two concurrent bets that open one round with different games', async () => {
    const player = await open(mb);
    const roundId = newId();
    const answers = await Promise.all(
      ['MB', 'MN_HCM'].map((gameCode) => studio().send(vendorBet, betOf(player, { gameCode, roundId }))),
    );
    assert.deepEqual(answers.map(({ status, code }) => code ?? status).sort(), [200, 'foreign_round']);
    const { value } = await studio().send(vendorRound, { roundId });
    assert.equal(value.transactions.length, 1);
  });

  // covers 2.7
  test('applies limits, state and stops of the game that is bet on', async () => {
    const player = await open(mb);
    const bet = async (gameCode: string, amount = '1.00') =>
      (await studio().send(vendorBet, betOf(player, { gameCode, amount }))).code ?? 'taken';
    assert.equal(await bet('MN_HCM', '0.49'), 'below_minimum');
    assert.equal(await bet('MN_HCM', '100.01'), 'above_maximum');
    await close('MN_HCM', 'maintenance');
    assert.deepEqual([await bet('MN_HCM'), await bet('MB')], ['play_stopped', 'taken']);
    await close('MN_HCM', null);
    const stop = { scope: 'game' as const, target: 'test-studio.MN_HCM' };
    await app().modules.games.suspendPlay({ ...stop, who: 'nadia', why: 'a wrong board' });
    assert.deepEqual([await bet('MN_HCM'), await bet('MB')], ['play_stopped', 'taken']);
    await app().modules.games.resumePlay(stop);
    assert.equal(await bet('MN_HCM'), 'taken');
    await close('MB', 'maintenance');
    assert.deepEqual(
      [await bet('MN_HCM'), await bet('MB')],
      ['taken', 'play_stopped'],
      'the launched game is one of them',
    );
    await close('MB', null);
  });

  for (const gameCode of ['FAST_1', 'THAI', 'ELOTT_STAR', testGame, 'NOBODYS']) {
    test(`refuses bets of a launch of the Vietnamese lottery on ${gameCode}`, async () => {
      assert.equal((await studio().send(vendorBet, betOf(await open(mb), { gameCode }))).code, 'unknown_game');
    });
  }

  test('refuses bets of a slot launch on lotteries and other slots', async () => {
    for (const gameCode of ['MB', 'FAST_1', 'test-transfer-slot'])
      assert.equal((await studio().send(vendorBet, betOf(anna(), { gameCode }))).code, 'unknown_game');
    assert.equal((await studio().send(vendorBet, betOf(anna()))).status, 200);
  });
});
