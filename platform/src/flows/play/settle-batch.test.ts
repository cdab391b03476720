import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { vendorBet, vendorRollback, vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/calls';
import { type SettleItem, type SettleResult, vendorSettle } from '@portal/shared/contract/vendor-api/settle-calls';
import { type BetSettled, betSettled } from '../../kernel/events/bet-settled.ts';
import { newId } from '../../kernel/ids.ts';
import { addMember } from '../../testing/add-member.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { playHouse } from '../../testing/play-house.ts';
import { balanceChange, balanceOf, betOf, rollbackOf, winOf } from '../../testing/play-moves.ts';
import { launchedPlayer, otherStudio, type TestPlayer, testGame } from '../../testing/test-studio.ts';
import { itemGroups } from './settle-batch.rules.ts';

type Bet = ReturnType<typeof betOf>;
const winItem = (bet: Bet, change = {}) => ({ kind: 'win' as const, ...winOf(bet, change) });
const rollbackItem = (bet: Bet, change = {}) => ({ kind: 'rollback' as const, ...rollbackOf(bet), ...change });
const statuses = (results: readonly SettleResult[]) => results.map(({ status, code }) => code ?? status);

/** Every order of the items. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((one, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

forEachDatabase(({ database }) => {
  const { app, clock, studio, player } = playHouse(database);
  const anna = player('anna01', 10_000_000n);
  const ben = player('ben001', 10_000_000n);
  const told: BetSettled[] = [];
  before(() => app().server.kernel.outbox.subscribe(betSettled, 'settle-test', async (bet) => void told.push(bet)));

  async function stake(player: TestPlayer, change = {}): Promise<Bet> {
    const bet = betOf(player, change);
    assert.equal((await studio().send(vendorBet, bet)).status, 200);
    return bet;
  }
  async function settle(items: readonly SettleItem[]): Promise<SettleResult[]> {
    const answer = await studio().send(vendorSettle, { items });
    assert.equal(answer.status, 200, answer.code);
    return answer.value.results;
  }
  async function timesTold(bet: Bet): Promise<number> {
    await app().server.kernel.outbox.drain();
    return told.filter(({ roundId }) => roundId.endsWith(bet.roundId)).length;
  }

  test('tickets of several players are settled in one call, each told once, answered in the order of the items', async () => {
    const bets = [await stake(ben()), await stake(anna()), await stake(ben())] as const;
    const items = [winItem(bets[0]), winItem(bets[1], { amount: '0.00' }), rollbackItem(bets[2])];
    const before = [await balanceOf(studio(), ben()), await balanceOf(studio(), anna())].map(Number);
    const results = await settle(items);
    assert.deepEqual(
      results.map(({ transactionId, status }) => [transactionId, status]),
      items.map(({ transactionId }) => [transactionId, 'done']),
    );
    assert.deepEqual(await settle(items), results, 'a repeat gives the first answers');
    const after = [await balanceOf(studio(), ben()), await balanceOf(studio(), anna())].map(Number);
    assert.deepEqual(after, [(before[0] ?? 0) + 35, before[1]]);
    assert.equal(results[2]?.balance, after[0]?.toFixed(2));
    assert.deepEqual([await timesTold(bets[0]), await timesTold(bets[1]), await timesTold(bets[2])], [1, 1, 0]);
  });

  test('every order of two wins, a rollback and a duplicate settles as the single calls do', async () => {
    const half = { amount: '5.00', closeRound: false };
    for (const order of ordersOf(['half', 'half', 'close', 'rollback'] as const)) {
      const [alone, batched] = [await stake(anna()), await stake(ben())];
      const items = (bet: Bet, ids: Record<string, string>) =>
        order.map((kind): SettleItem => {
          const transactionId = ids[kind] ?? '';
          if (kind === 'rollback') return rollbackItem(bet, { transactionId });
          return winItem(bet, { transactionId, ...(kind === 'half' ? half : {}) });
        });
      const ids = () => ({ half: newId(), close: newId(), rollback: newId() });
      const single: string[] = [];
      const movedAlone = await balanceChange(studio(), anna(), async () => {
        for (const { kind, ...item } of items(alone, ids())) {
          const answer = await studio().send(kind === 'win' ? vendorWin : vendorRollback, item);
          single.push(answer.code ?? 'done');
        }
      });
      const movedTogether = await balanceChange(studio(), ben(), async () => {
        assert.deepEqual(statuses(await settle(items(batched, ids()))), single, order.join());
      });
      assert.equal(movedTogether, movedAlone, order.join());
    }
  });

  test('what is refused says why and spoils nothing else', async () => {
    const [first, second, closed, last] = [
      await stake(anna()),
      await stake(ben()),
      await stake(anna()),
      await stake(anna()),
    ];
    await studio().send(vendorWin, winOf(closed));
    const stranger = await addMember(app(), `never${newId().slice(0, 6)}`);
    const results = await settle([
      winItem(first),
      winItem(first, { transactionId: newId() }),
      winItem(second, { playerId: anna().playerId }),
      winItem(closed),
      rollbackItem(closed),
      winItem(betOf(anna())),
      winItem(second, { transactionId: first.transactionId }),
      rollbackItem(betOf(anna(), { playerId: stranger.id })),
      rollbackItem(betOf(anna(), { playerId: 'nobody' })),
      winItem(last),
    ]);
    assert.deepEqual(statuses(results), [
      ...['done', 'round_closed', 'foreign_round', 'round_closed', 'round_closed', 'unknown_round'],
      ...['transaction_conflict', 'unknown_player', 'unknown_player', 'done'],
    ]);
    assert.ok(
      results.slice(7, 9).every(({ balance }) => balance === undefined),
      'nothing is told of strangers',
    );
    assert.equal((await studio().send(vendorRound, { roundId: second.roundId })).value.state, 'open');
    await settle([rollbackItem(second)]);
  });

  test('an item that cannot be read is refused in its place, whatever it looks like; the good ones are booked once', async () => {
    const [first, second, foreign] = [await stake(anna()), await stake(anna()), await stake(ben())];
    const [won, back] = [winItem(first), rollbackItem(second)];
    const broken: unknown[] = [
      ...[null, 7, 'text', [], {}, { kind: 'win' }, { ...won, kind: 'bet' }, { ...won, kind: undefined }],
      ...[
        { ...won, amount: '-1.00' },
        { ...won, amount: '1.001' },
        { ...won, amount: 25 },
      ],
      ...[
        { ...won, amount: '1000000000000.00' },
        { ...won, closeRound: 'yes' },
        { ...won, roundId: 'no round' },
      ],
      ...[
        { ...won, playerId: 'a\u0000b' },
        { ...won, transactionId: 'bell\u0007' },
        { ...back, betTransactionId: {} },
      ],
    ];
    const items = [won, ...broken, won, back, winItem(foreign, { playerId: anna().playerId }), back];
    const moved = await balanceChange(studio(), anna(), async () => {
      const answer = await studio().send(vendorSettle, { items });
      assert.equal(answer.status, 200, answer.code);
      const { results } = answer.value;
      assert.deepEqual(statuses(results), [
        ...['done', ...broken.map(() => 'invalid_input'), 'done', 'done', 'foreign_round', 'done'],
      ]);
      const isNamed = (at: number) => results[at]?.transactionId === won.transactionId;
      assert.deepEqual(
        [results[1], results[7]?.status, isNamed(7), results[16]?.transactionId],
        [{ transactionId: '', status: 'refused', code: 'invalid_input' }, 'refused', true, ''],
      );
      assert.deepEqual(results.at(-1), results.at(-3), 'the same item twice in a call gets the first answer');
      assert.deepEqual((await studio().send(vendorSettle, { items })).value.results, results);
    });
    assert.equal(moved, 2500 + 1000);
    assert.deepEqual([await timesTold(first), await timesTold(foreign)], [1, 0]);
    assert.deepEqual(statuses(await settle([rollbackItem(foreign)])), ['done']);
  });

  test('a call of nothing but items that cannot be read is answered, too', async () => {
    const answer = await studio().send(vendorSettle, { items: [null, { kind: 'win' }] });
    assert.deepEqual([answer.status, statuses(answer.value.results)], [200, ['invalid_input', 'invalid_input']]);
    assert.equal((await studio().send(vendorSettle, { items: 'all' })).code, 'invalid_input');
  });

  test('wins that are posted in sets are judged as single ones', async () => {
    const [first, second, closed, foreign, zero] = [
      ...[await stake(anna()), await stake(anna()), await stake(anna()), await stake(ben()), await stake(anna())],
    ] as const;
    const known = winItem(closed);
    await settle([known]);
    const items = [
      ...[winItem(first), winItem(betOf(anna())), known, winItem(foreign, { playerId: anna().playerId })],
      ...[winItem(second, { transactionId: first.transactionId }), winItem(zero, { amount: '0.00' })],
    ];
    const moved = await balanceChange(studio(), anna(), async () => {
      const results = await settle(items);
      assert.deepEqual(statuses(results), [
        ...['done', 'unknown_round', 'done', 'foreign_round', 'transaction_conflict', 'done'],
      ]);
      assert.deepEqual(results[5]?.balance, await balanceOf(studio(), anna()));
      assert.equal(results[3]?.balance, undefined, 'nothing is told of others');
      assert.deepEqual(await settle(items), results);
      assert.deepEqual(statuses(await settle([winItem(first), winItem(second)])), ['round_closed', 'done']);
    });
    assert.equal(moved, 5000);
    assert.deepEqual([await timesTold(first), await timesTold(foreign), await timesTold(zero)], [1, 0, 1]);
    await settle([rollbackItem(foreign)]);
  });

  test('the players of another studio are unknown, and nothing of theirs moves', async () => {
    const bet = await stake(anna());
    const other = await otherStudio(app(), 'other-studio', 'OTHER');
    const own = await launchedPlayer(app(), other, `own${newId().slice(0, 6)}`, 10_000n);
    const ownBet = betOf(own);
    assert.equal((await other.send(vendorBet, ownBet)).status, 200);
    const moved = await balanceChange(studio(), anna(), async () => {
      const { results } = (
        await other.send(vendorSettle, { items: [winItem(bet), rollbackItem(bet), winItem(ownBet)] })
      ).value;
      assert.deepEqual(statuses(results), ['unknown_round', 'unknown_player', 'done']);
      assert.equal((await other.send(vendorRollback, rollbackOf(bet))).code, 'unknown_player');
    });
    assert.equal(moved, 0);
    assert.deepEqual(statuses(await settle([winItem(bet)])), ['done']);
  });

  test('an item that the database cannot post is left for later, the others of its transaction are done', async () => {
    const player = await launchedPlayer(app(), studio(), `rich${newId().slice(0, 6)}`, 9_223_300_000_000_000_000n);
    const [poor, tooRich] = [await stake(anna()), await stake(player)];
    clock.advanceMs(61_000);
    const results = await settle([winItem(tooRich, { amount: '999999999999.99' }), winItem(poor)]);
    assert.deepEqual(statuses(results), ['later', 'done']);
    assert.equal(await timesTold(tooRich), 0);
    assert.equal(await timesTold(poor), 1);
    assert.deepEqual(statuses(await settle([rollbackItem(tooRich)])), ['done'], 'nothing of it was kept');
  });

  test('a fault in the middle leaves whole transactions alone; the repeat does the rest, and tells each bet once', async () => {
    const bets = await Promise.all(Array.from({ length: 600 }, (_, each) => stake(each % 2 ? anna() : ben())));
    const items = bets.map((bet) => winItem(bet));
    const openBefore = (await app().modules.games.openRounds()) - 600;
    const { outbox } = app().server.kernel;
    const { publishAll } = outbox;
    let asked = 0;
    outbox.publishAll = async (topic, payloads) => {
      asked += payloads.length;
      if (asked > 550) throw new Error('the process dies');
      await publishAll(topic, payloads);
    };
    const moved = await balanceChange(studio(), anna(), async () => {
      const dead = await studio().send(vendorSettle, { items });
      outbox.publishAll = publishAll;
      assert.equal(dead.status, 500);
      const open = await app().modules.games.openRounds();
      assert.equal(open - openBefore, 100, 'the first five hundred are settled');
      assert.deepEqual(new Set(statuses(await settle(items))), new Set(['done']));
    });
    assert.equal(moved, 300 * 2500);
    await app().server.kernel.outbox.drain();
    const rounds = new Set(bets.map(({ roundId }) => `test-studio:${roundId}`));
    const times = told.filter(({ roundId }) => rounds.has(roundId)).map(({ roundId }) => roundId);
    assert.deepEqual([times.length, new Set(times).size], [600, 600]);
  });

  test('the same thousand items sent three times at once are posted once', async () => {
    const bets = await Promise.all(
      Array.from({ length: 1000 }, (_, each) =>
        stake(each % 2 ? anna() : ben(), { roundId: `${'r'.repeat(43)}-${newId()}` }),
      ),
    );
    const items = bets.map((bet) => winItem(bet, { transactionId: `${'t'.repeat(43)}-${newId()}` }));
    const moved = await balanceChange(studio(), anna(), async () => {
      const answers = await Promise.all([settle(items), settle([...items].reverse()), settle(items)]);
      assert.deepEqual(answers[0], answers[2]);
      assert.deepEqual(answers[0], answers[1]?.toReversed());
      assert.deepEqual(new Set(statuses(answers[0] ?? [])), new Set(['done']));
    });
    assert.equal(moved, 500 * 2500);
    await app().server.kernel.outbox.drain();
    const rounds = new Set(bets.map(({ roundId }) => `test-studio:${roundId}`));
    assert.equal(told.filter(({ roundId }) => rounds.has(roundId)).length, 1000);
  });

  test('a call of the largest size there can be is taken; one item more is not', async () => {
    const id = (each: number) => `${'x'.repeat(76)}${String(each).padStart(4, '0')}`;
    const items = Array.from({ length: 1000 }, (_, each) =>
      winItem(betOf(anna(), { roundId: id(each), playerId: id(each) }), {
        transactionId: id(each),
        gameCode: id(each),
      }),
    );
    assert.deepEqual(new Set(statuses(await settle(items))), new Set(['unknown_round']));
    const answer = await studio().send(vendorSettle, { items: [...items, winItem(betOf(anna()))] });
    assert.equal(answer.code, 'invalid_input');
    assert.equal((await studio().send(vendorSettle, { items: [] })).code, 'invalid_input');
  });

  test('a nonce is good for one call, and a changed body is refused', async () => {
    const bet = await stake(anna());
    const nonce = newId();
    const items = [winItem(bet)];
    const tamper = (body: string) => body.replace('25.00', '95.00');
    assert.equal((await studio().send(vendorSettle, { items }, { tamper })).code, 'bad_signature');
    assert.equal((await studio().send(vendorSettle, { items }, { nonce })).status, 200);
    assert.equal((await studio().send(vendorSettle, { items }, { nonce })).code, 'bad_signature');
  });

  test('after all of it the ledger is in order', async () => {
    assert.equal((await app().modules.wallet.checkLedger()).balanced, true);
  });
});

test('players come in one order, the items of one player in theirs, at most five hundred together', () => {
  const item = (playerId: string, transactionId: string): SettleItem => ({
    ...{ kind: 'win', transactionId, playerId, gameCode: testGame, roundId: 'r', amount: '0.00', closeRound: true },
  });
  const placed = (items: SettleItem[]) => items.map((item, no) => ({ no, item }));
  const order = (items: SettleItem[]) =>
    itemGroups(placed(items)).map((group) => group.map(({ no, item: { playerId } }) => `${playerId}${no}`).join(' '));
  assert.deepEqual(order([item('b', '1'), item('a', '2'), item('B', '3'), item('a', '4')]), ['B2 a1 a3 b0']);
  const many = Array.from({ length: 1001 }, (_, each) => item('a', String(each)));
  assert.deepEqual(
    itemGroups(placed(many)).map(({ length }) => length),
    [500, 500, 1],
  );
});
