import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { before, test } from 'node:test';
import { getLotteryMenu } from '@portal/shared/contract/lottery/menus';
import { listOpenedNumbers, listVietnamNumbers } from '@portal/shared/contract/lottery/opened-numbers';
import { type VendorResult, vendorCorrectResult, vendorResults } from '@portal/shared/contract/vendor-api/results';
import type { LiveMessage } from '../../kernel/live/bus.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { playHarness } from '../games/testing/play-harness.ts';
import { testGame } from '../games/testing/test-studio.ts';
import { addTestLotteries } from './testing/test-lotteries.ts';

const seed = randomBytes(32).toString('hex');
const commitment = createHash('sha256').update(seed).digest('hex');

forEachDatabase(({ database }) => {
  const { app, clock, api, studio, player } = playHarness(database);
  const anna = player('anna01', 1_000_000n);
  before(() => addTestLotteries(app()));

  const draw = (gameCode: string, eventId: string, state: VendorResult['state'], more: Partial<VendorResult> = {}) => ({
    kind: 'draw' as const,
    gameCode,
    eventId,
    state,
    ...more,
  });
  const report = async (...events: VendorResult[]) =>
    (await studio().send(vendorResults, { events })).code ?? 'reported';
  const numbers = async (input: Record<string, unknown> = {}) =>
    (await api().send(listOpenedNumbers, input, { token: anna().token })).value.list;
  const drawIds = async (input: Record<string, unknown> = {}) => (await numbers(input)).map(({ drawId }) => drawId);
  const menus = async (input: Record<string, unknown> = {}) =>
    (await api().send(getLotteryMenu, input)).value.gameMenus;
  const gameOf = async (gameCode: string) =>
    (await menus()).flatMap(({ games }) => games).find((game) => game.gameCode === gameCode);

  // covers 7.2
  test('shows games without invented times before any report', async () => {
    const { drawn, ...mb } = (await gameOf('MB')) ?? assert.fail('the game is not in the menus');
    assert.match(drawn ?? '', /^\/content\/games\/test-studio\.MB\//);
    assert.deepEqual(mb, {
      gameId: 'TCG_LOTTO_VN.MB',
      nodeId: 'test-studio.MB',
      gameType: 'LOTT',
      gameCode: 'MB',
      gameName: 'The MB',
      vassalage: 'TCG_LOTTO_VN',
      vendorName: 'Vietnam',
      prizeMode: 'Lott',
      group: 'VN_NORTH',
      defaultPlayType: '2D',
      theme: 'lottery',
      seed: 7,
    });
    assert.deepEqual(await numbers(), []);
  });

  // covers 7.2
  test('counts down to a reported draw, closes it, and lists its numbers and proof', async () => {
    const times = { closesAt: '2026-03-02T08:04:45.000Z', drawsAt: '2026-03-02T08:05:00.000Z' };
    await report(
      draw('MB_FAST', 'f2', 'opened', { closesAt: '2026-03-02T08:09:45Z', drawsAt: '2026-03-02T08:10:00Z' }),
      draw('MB_FAST', 'f1', 'opened', { ...times, proof: { commitment } }),
    );
    const next = async () => {
      const game = await gameOf('MB_FAST');
      return [game?.drawId, game?.closesAt, game?.nextDrawAt];
    };
    assert.deepEqual(await next(), ['f1', times.closesAt, times.drawsAt]);
    assert.equal((await gameOf('MB_FAST'))?.everySeconds, 300);
    clock.set('2026-03-02T08:04:50.000Z');
    await report(draw('MB_FAST', 'f1', 'closed'));
    assert.deepEqual(await next(), ['f1', times.closesAt, times.drawsAt], 'closed, not drawn yet');
    clock.set('2026-03-02T08:05:01.000Z');
    assert.equal((await next())[0], 'f2');
    assert.equal((await gameOf('MB_FAST'))?.everySeconds, undefined, 'one draw has no distance');
    await report(draw('MB_FAST', 'f1', 'result', { result: 'DB 02481; G1 67890 11111', proof: { commitment, seed } }));
    const opened = {
      gameId: 'TCG_LOTTO_VN.MB_FAST',
      gameCode: 'MB_FAST',
      gameName: 'The MB_FAST',
      vassalage: 'TCG_LOTTO_VN',
      drawId: 'f1',
      drawnAt: '2026-03-02T08:05:00.000Z',
      state: 'result',
      corrections: 0,
      prizes: [
        { prize: 'DB', numbers: ['02481'] },
        { prize: 'G1', numbers: ['67890', '11111'] },
      ],
    };
    assert.deepEqual(await numbers(), [{ ...opened, proof: { commitment, seed } }]);
    assert.deepEqual((await gameOf('MB_FAST'))?.lastDraw, opened);
    assert.equal((await gameOf('MB'))?.lastDraw, undefined);
  });

  test('shows no time for a draw without one, and drops a draw that never came', async () => {
    await report(draw('FAST_1', 'a1', 'opened'), draw('FAST_1', 'a0', 'opened', { drawsAt: '2026-03-02T08:00:00Z' }));
    const game = await gameOf('FAST_1');
    assert.deepEqual([game?.drawId, game?.nextDrawAt, game?.closesAt], [undefined, undefined, undefined]);
    await report(draw('FAST_1', 'a2', 'opened', { closesAt: '2026-03-02T08:06:00Z' }));
    assert.equal((await gameOf('FAST_1'))?.nextDrawAt, '2026-03-02T08:06:00.000Z', 'the close is what is known');
  });

  // covers 7.2
  test('treats one event id of two games as two draws', async () => {
    await report(
      draw('MB', 'same', 'result', { result: 'DB 11111' }),
      draw('THAI', 'same', 'result', { result: '1ST 222222' }),
    );
    const first = async (gameCode: string) => (await numbers({ gameCode }))[0]?.prizes[0]?.numbers;
    assert.deepEqual([await first('MB'), await first('THAI')], [['11111'], ['222222']]);
  });

  // covers 7.2
  test('lists newest first, by game, vendor and count; the Vietnamese list has only Vietnam', async () => {
    clock.set('2026-03-02T08:25:00.000Z');
    const at = (minute: number) => `2026-03-02T08:${minute}:00.000Z`;
    await report(
      draw('FAST_1', 'n2', 'result', { result: 'N 2', drawsAt: at(12) }),
      draw('FAST_1', 'n4', 'result', { result: 'N 4', drawsAt: at(16) }),
      draw('FAST_1', 'n3', 'cancelled', { drawsAt: at(14) }),
      draw('MN_HCM', 'h1', 'result', { result: 'DB 000001', drawsAt: at(11) }),
    );
    assert.deepEqual(await drawIds({ gameCode: 'FAST_1' }), ['n4', 'n3', 'n2']);
    assert.deepEqual(await drawIds({ gameCode: 'FAST_1', count: '1' }), ['n4']);
    assert.deepEqual(await drawIds({ vendor: 'LOTT' }), ['n4', 'n3', 'n2']);
    assert.deepEqual(await drawIds({ vendor: 'LOTT', gameCode: 'MB' }), []);
    // Each lottery has its share: a fast one does not displace the others.
    assert.deepEqual((await drawIds({ count: '4' })).slice(0, 2), ['n4', 'h1']);
    const vietnam = async (input: Record<string, unknown>) =>
      (await api().send(listVietnamNumbers, input)).value.list.map(({ drawId }) => drawId);
    assert.deepEqual(await vietnam({}), ['h1', 'same', 'f1']);
    assert.deepEqual(await vietnam({ vendor: 'LOTT' }), []);
    assert.deepEqual(await vietnam({ gameCode: 'FAST_1' }), []);
    const cancelled = (await numbers({ gameCode: 'FAST_1' }))[1];
    assert.deepEqual([cancelled?.state, cancelled?.prizes], ['cancelled', []]);
  });

  // covers 7.2
  test('lists a cancelled draw at once, dated by its draw, published live, with a plain text reason', async () => {
    const drawsAt = '2026-03-02T08:26:00.000Z';
    const before = await drawIds({ gameCode: 'FAST_1' });
    const reason = 'The machine\nbroke\u202e';
    const { live } = app().server.kernel;
    const heard: LiveMessage[] = [];
    const stop = live.listen(null, (message) => heard.push(message));
    await live.flush();
    heard.length = 0;
    await report(draw('FAST_1', 'n5', 'opened', { drawsAt }), draw('FAST_1', 'n5', 'cancelled', { drawsAt, reason }));
    await report(draw('FAST_1', 'n5', 'cancelled', { drawsAt, reason }));
    await live.flush();
    stop();
    assert.deepEqual(
      heard.map(({ event }) => event),
      [{ type: 'draw', state: 'cancelled', gameCode: 'FAST_1' }],
    );
    assert.deepEqual(await drawIds({ gameCode: 'FAST_1' }), ['n5', ...before]);
    const [cancelled] = await numbers({ gameCode: 'FAST_1' });
    assert.equal((await gameOf('FAST_1'))?.lastDraw?.drawId, 'n4', 'the numbers of the last draw stay');
    clock.set('2026-03-02T08:26:30.000Z');
    assert.equal((await gameOf('FAST_1'))?.lastDraw?.drawId, 'n5');
    assert.deepEqual([cancelled?.drawId, cancelled?.drawnAt, cancelled?.reason], ['n5', drawsAt, 'The machine broke']);
    assert.equal(await report(draw('FAST_1', 'n6', 'cancelled', { reason: 'x'.repeat(141) })), 'invalid_input');
  });

  // covers 7.2
  test('ignores reports about no lottery, fixtures and nonsense', async () => {
    const before = await numbers();
    const hostile = '<img src=x onerror=alert(1)>';
    assert.equal(
      await report(
        draw(testGame, 'slot', 'result', { result: 'DB 12345' }),
        draw('MB', 'fixture', 'result', { kind: 'fixture', result: 'DB 12345' }),
        draw('MB', 'hostile', 'result', { result: hostile }),
        draw('MB', 'nothing', 'result'),
        draw('MB', 'future', 'opened', { closesAt: '2099-12-31T23:59:59Z' }),
      ),
      'reported',
    );
    assert.deepEqual(await numbers(), before);
    const answers = [await api().send(getLotteryMenu, {}), await api().send(listVietnamNumbers, {})];
    assert.equal(JSON.stringify(answers).includes('onerror'), false);
  });

  // covers 7.2
  test('keeps an end against late states, and does not believe a future time', async () => {
    await report(draw('THAI', 'late', 'result', { result: '1ST 654321', drawsAt: '2027-01-01T00:00:00Z' }));
    await report(draw('THAI', 'late', 'closed'), draw('THAI', 'late', 'opened'));
    const [late] = await numbers({ gameCode: 'THAI', count: '1' });
    assert.deepEqual([late?.drawId, late?.state, late?.drawnAt], ['late', 'result', clock.now().toISOString()]);
  });

  // covers 1
  test('refuses a call with a second, different result, and changes nothing for players', async () => {
    const before = await numbers({ gameCode: 'THAI' });
    const [known] = before;
    const other = draw('THAI', known?.drawId ?? '', 'result', { result: '1ST 111111' });
    const called = draw('THAI', known?.drawId ?? '', 'cancelled', { reason: 'no more' });
    const innocent = draw('THAI', 'innocent', 'result', { result: '1ST 222222' });
    for (const conflicting of [other, called]) assert.equal(await report(innocent, conflicting), 'result_conflict');
    assert.deepEqual(await numbers({ gameCode: 'THAI' }), before);
  });

  // covers 7.2
  test('replaces the numbers by a corrected result, and keeps it', async () => {
    const correct = async (correction: number, result: string) => {
      const correctionCall = { gameCode: 'THAI', eventId: 'late', correction, result, reason: 'a digit was misread' };
      return (await studio().send(vendorCorrectResult, correctionCall)).code ?? 'corrected';
    };
    const late = async () => {
      const found = (await numbers({ gameCode: 'THAI' })).find(({ drawId }) => drawId === 'late');
      return found && [found.prizes[0]?.numbers[0], found.corrections, found.reason];
    };
    const drawnAt = (await numbers({ gameCode: 'THAI', count: '1' }))[0]?.drawnAt;
    assert.equal(await correct(1, '1ST 654322'), 'corrected');
    assert.deepEqual(await late(), ['654322', 1, 'a digit was misread']);
    assert.equal(await correct(1, '1ST 654322'), 'corrected', 'a repeat');
    assert.equal(await correct(1, '1ST 999999'), 'correction_conflict');
    assert.deepEqual(await late(), ['654322', 1, 'a digit was misread']);
    assert.equal(await correct(2, 'nobody knows'), 'corrected');
    assert.equal(await late(), undefined, 'numbers that are wrong are not shown on');
    clock.advanceMs(60_000);
    assert.equal(await correct(3, '1ST 654323'), 'corrected');
    assert.deepEqual(await late(), ['654323', 3, 'a digit was misread']);
    assert.equal((await numbers({ gameCode: 'THAI', count: '1' }))[0]?.drawnAt !== undefined, true);
    assert.ok(drawnAt);
    await correct(4, '1ST 654321');
  });

  for (const [call, input] of [
    [listOpenedNumbers, { count: '0' }],
    [listOpenedNumbers, { count: '101' }],
    [listOpenedNumbers, { count: '-1' }],
    [listOpenedNumbers, { count: '1.5' }],
    [listOpenedNumbers, { count: '01' }],
    [listOpenedNumbers, { gameCode: 'M'.repeat(65) }],
    [listVietnamNumbers, { vendor: 'V'.repeat(33) }],
    [listVietnamNumbers, { count: 'all' }],
  ] as const) {
    test(`${call.path} refuses ${JSON.stringify(input).slice(0, 40)}`, async () => {
      const answer = await api().send(call, input, { token: anna().token });
      assert.deepEqual([answer.status, answer.code], [400, 'invalid_input']);
    });
  }

  for (const gameCode of ["' or 1=1 --", '%', '\u202e', 'mb', ' MB', '__proto__']) {
    test(`returns no numbers for the game code ${JSON.stringify(gameCode)}`, async () => {
      assert.deepEqual(await numbers({ gameCode }), []);
    });
  }

  // covers 7.2
  test('shows visitors the Vietnamese numbers, but not those of all lotteries', async () => {
    assert.equal((await api().send(listVietnamNumbers, {})).status, 200);
    assert.equal((await api().send(listOpenedNumbers, {})).code, 'not_logged_in');
  });
});
