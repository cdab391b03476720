import assert from 'node:assert/strict';
import { before, mock, test } from 'node:test';
import { vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorBet, vendorRollback } from '@portal/shared/contract/vendor-api/rounds';
import { eq } from 'drizzle-orm';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { allChoices, pushHarness } from '../../delivery/testing/push-harness.ts';
import { games } from '../../games/games.tables.ts';
import { balanceChange, betOf, rollbackOf } from '../../games/testing/play-moves.ts';
import {
  launchedPlayer,
  type TestPlayer,
  type TestStudio,
  testGame,
  testStudio,
} from '../../games/testing/test-studio.ts';
import { rollbackItem, statuses } from '../testing/settle-harness.ts';

const minutes = 60_000;

forEachDatabase(({ database }) => {
  const { hosted, clock, service, subscribe, check, deliver, messages } = pushHarness(database);
  let studio: TestStudio;
  before(async () => {
    studio = await testStudio(hosted.app);
  });

  const become = (gameType: 'RNG' | 'LOTT') =>
    hosted.app.server.kernel.db.update(games).set({ gameType, name: 'Mark Six' }).where(eq(games.gameCode, testGame));

  /** Creates a player who has opened the game, a lottery from then on, with a device of these choices. */
  async function playerWithDevice(account: string, choices: object = allChoices, language = 'EN') {
    await become('RNG');
    const player = await launchedPlayer(hosted.app, studio, account, 100_000n);
    await become('LOTT');
    const { endpoint } = await subscribe(player.token, undefined, choices, language);
    return { ...player, endpoint };
  }

  async function stake(player: TestPlayer, change = {}) {
    const bet = betOf(player, change);
    assert.equal((await studio.send(vendorBet, bet)).status, 200);
    return bet;
  }

  const voidTicket = [
    'Your bet was voided',
    'Mark Six. Your stake is back in your balance.',
    '/#member-personalHistoryCopy',
  ];

  // covers 8
  test('sends a void ticket to a device once, without its amount, however often the studio repeats it', async () => {
    const anna = await playerWithDevice('vt-anna');
    const bet = await stake(anna);
    clock.advanceMs(2 * minutes);
    const rollback = rollbackOf(bet);
    for (const again of [rollback, rollback, rollbackOf(bet)])
      assert.equal((await studio.send(vendorRollback, again)).status, 200);
    await studio.send(vendorSettle, { items: [rollbackItem(bet)] });
    assert.deepEqual(await deliver(), [voidTicket]);
    assert.deepEqual(await deliver(), [voidTicket]);
    assert.equal((await messages()).length, 1);
  });

  test('sends the void tickets of a draw in one, with their sum and in the language that the device has chosen', async () => {
    const ben = await playerWithDevice('vt-ben', { ...allChoices, showsAmounts: true }, 'VN');
    const first = await stake(ben);
    const bets = [first, await stake(ben), await stake(ben, { roundId: first.roundId, amount: '2.50' })];
    clock.advanceMs(3 * minutes);
    const items = bets.map((bet) => rollbackItem(bet));
    await studio.send(vendorSettle, { items });
    await studio.send(vendorSettle, { items });
    assert.deepEqual(await deliver(), [
      ['2 cược của bạn đã bị hủy', 'Tổng cộng 22.50 đã được hoàn vào số dư.', '/#member-personalHistoryCopy'],
    ]);
  });

  test('sends nothing of a bet that comes back right after it was placed, of one that never came, and of a spin', async () => {
    const cleo = await playerWithDevice('vt-cleo');
    const bet = await stake(cleo);
    clock.advanceMs(2 * minutes - 1);
    await studio.send(vendorRollback, rollbackOf(bet));
    await studio.send(vendorRollback, rollbackOf(betOf(cleo)));
    await become('RNG');
    const spin = await stake(cleo);
    clock.advanceMs(5 * minutes);
    await studio.send(vendorSettle, { items: [rollbackItem(spin)] });
    assert.deepEqual(await deliver(), []);
  });

  test('sends nothing to a device without consent to bets, and forgets one whose subscription has ended', async () => {
    const dora = await playerWithDevice('vt-dora', { ...allChoices, kinds: ['withdrawals', 'rewards'] });
    const ella = await playerWithDevice('vt-ella');
    const bets = [await stake(dora), await stake(ella), await stake(ella)];
    clock.advanceMs(5 * minutes);
    service().end(ella.endpoint);
    await studio.send(vendorSettle, { items: bets.map((bet) => rollbackItem(bet)) });
    assert.deepEqual(await deliver(), []);
    assert.deepEqual(
      (await messages()).map(({ state, attempts, failure }) => [state, attempts, failure]),
      [['failed', 1, 'push service 410']],
    );
    assert.equal(await check(ella.token, ella.endpoint), undefined);
    assert.deepEqual((await check(dora.token, dora.endpoint))?.kinds, ['withdrawals', 'rewards']);
  });

  test('refunds bets that cannot be published, and publishes the others of the batch', async (t) => {
    const gus = await playerWithDevice('vt-gus');
    const bets = [await stake(gus), await stake(gus), await stake(gus)] as const;
    const [absent, unended] = bets;
    clock.advanceMs(5 * minutes);
    const { server, modules } = hosted.app;
    const { publishedRounds } = modules.games;
    t.mock.method(modules.games, 'publishedRounds', async (provider: string, roundIds: readonly string[]) =>
      (await publishedRounds(provider, roundIds))
        .filter(({ roundId }) => roundId !== absent.roundId)
        .map((round) => (round.roundId === unended.roundId ? { ...round, rolledBackStakeMinor: null } : round)),
    );
    t.mock.method(server.kernel.live, 'publish', () => {
      throw new Error('the event violates the contract');
    });
    const refunded = await balanceChange(studio, gus, async () => {
      const answer = await studio.send(vendorSettle, { items: bets.map((bet) => rollbackItem(bet)) });
      assert.deepEqual([answer.status, statuses(answer.value.results)], [200, ['done', 'done', 'done']]);
    });
    assert.equal(refunded, 3000);
    assert.deepEqual(await deliver(), [voidTicket]);
  });

  test('rolls back and publishes both or neither: the repeat after a fault does them', async () => {
    const fay = await playerWithDevice('vt-fay');
    const bets = [await stake(fay), await stake(fay)] as const;
    clock.advanceMs(5 * minutes);
    const { outbox } = hosted.app.server.kernel;
    const [single, item] = [rollbackOf(bets[0]), rollbackItem(bets[1], { transactionId: newId() })];
    for (const send of [
      () => studio.send(vendorRollback, single),
      () => studio.send(vendorSettle, { items: [item] }),
    ]) {
      const fault = mock.method(outbox, 'publishAll', () => Promise.reject(new Error('the disk is full')));
      assert.equal((await send()).status, 500);
      fault.mock.restore();
      assert.equal((await send()).status, 200);
    }
    assert.deepEqual(
      (await deliver()).map(([title]) => title),
      ['2 of your bets were voided'],
    );
  });
});
