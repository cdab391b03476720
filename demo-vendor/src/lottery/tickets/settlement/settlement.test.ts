import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentOf, fairDraw, seedFromText } from '../../../fairness/fair-draw.ts';
import { tinySlip, withLotteryStudio } from '../../../testing/lottery-studio.ts';
import { boardOfDigits, tinyKind } from '../../../testing/tiny-lottery.ts';
import type { TicketView } from '../../lottery-shapes.ts';

// covers 2.7
test('draws an instant ticket before its stake, settles it at once, and proves it by the earlier commitment', async () => {
  await withLotteryStudio(async ({ own, platform, lines }) => {
    const seen: string[] = [];
    for (const no of [1, 2, 3, 4, 5]) {
      const { commitment, draws } = (await own.get('NOW')).json();
      assert.deepEqual(draws, []);
      const slip = tinySlip([], { gameCode: 'NOW', ticketId: `instant-000${no}` });
      const before = platform.balance();
      const linesBefore = lines.length;
      const ticket: TicketView = (await own.send(slip)).json();
      const {
        instant,
        draws: [part],
      } = ticket;
      assert.ok(instant && part);
      assert.equal(instant.commitment, commitment);
      assert.equal(commitmentOf(seedFromText(instant.seed)), commitment);
      assert.deepEqual(instant.numbers, tinyKind.draw(fairDraw(seedFromText(instant.seed), slip.ticketId)));
      const first = lines[linesBefore];
      assert.ok(
        first?.kind === 'ticket' && first.ticket.state === 'asking' && first.ticket.instant,
        'drawn before it was paid',
      );
      const times = instant.numbers[0]?.numbers.filter((digit) => digit === '7').length ?? 0;
      assert.deepEqual(
        [part.drawId, part.state, ticket.paid],
        ['INSTANT', times > 0 ? 'won' : 'lost', (times * 4.7).toFixed(2)],
      );
      assert.equal(platform.balance(), before - 200n + BigInt(times * 470));
      assert.equal(ticket.balance, (Number(platform.balance()) / 100).toFixed(2));
      seen.push(commitment);
    }
    assert.equal(new Set(seen).size, 5);
    const poor = await own.send(tinySlip([], { gameCode: 'NOW', ticketId: 'instant-0009', total: '6.00' }));
    assert.equal(poor.json().code, 'total_differs');
  });
});

// covers 2.7, 7.2
test('returns the stake of a cancelled draw, resettles a corrected one, and stops the rest after a win', async () => {
  await withLotteryStudio(async ({ own, drawIds, draws, time, platform }) => {
    const [a = '', b = '', c = '', d = ''] = drawIds(4);
    await own.send(tinySlip([a, b], { ticketId: 'chase-0001' }));
    await own.send(tinySlip([c, d], { ticketId: 'stops-0001', stopAfterWin: true }));
    await draws.cancel({ gameCode: 'MINUTE', drawId: b, reason: 'The machine broke' });
    await time.pass(90_000);
    const first = draws.find('MINUTE', a)?.drawn?.[0]?.numbers.includes('7') ? [1, 2, 3] : [7, 7, 1];
    await draws.correct({ gameCode: 'MINUTE', drawId: a, drawn: boardOfDigits(first), reason: 'Read wrongly' });
    await time.pass(1000);
    const [one, two] = (await own.ticket('chase-0001')).draws;
    assert.deepEqual([one?.corrections, one?.paid], [1, first[0] === 7 ? '9.40' : '0.00']);
    assert.deepEqual([two?.state, two?.reason], ['returned', 'draw_cancelled']);
    assert.deepEqual(
      [one?.numbers, one?.note],
      [boardOfDigits(first), 'Read wrongly'],
      'the board that holds, and why',
    );
    assert.deepEqual([two?.numbers, two?.note], [undefined, 'The machine broke']);
    await time.pass(80_000);
    const third = draws.find('MINUTE', c);
    const hasWon = third?.drawn?.[0]?.numbers.includes('7');
    const states = (await own.ticket('stops-0001')).draws.map(({ state, reason }) => [state, reason]);
    assert.deepEqual(states[1], hasWon ? ['returned', 'stopped_after_win'] : ['taken', undefined]);
    await draws.correct({
      gameCode: 'MINUTE',
      drawId: c,
      drawn: boardOfDigits(hasWon ? [1, 2, 3] : [7, 7, 7]),
      reason: 'Read wrongly',
    });
    await time.pass(1000);
    const after = (await own.ticket('stops-0001')).draws.map(({ state, reason }) => [state, reason]);
    assert.deepEqual(after, [[hasWon ? 'lost' : 'won', undefined], states[1]], 'the stop is not undone');
    assert.equal(platform.posted.filter((id) => /-c\d$/.test(id)).length, 2);
  });
});

// covers 2.7
test('settles all tickets within ten seconds of their draw, winners and losers, although the first call is lost', async () => {
  await withLotteryStudio(async ({ page, drawIds, draws, time, clock, platform }) => {
    const [drawId = ''] = drawIds(1);
    const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
    for (const digit of digits) {
      const { send } = await page(`player-of-${digit}`, 'MINUTE');
      const lines = [{ playType: 'HIT', numbers: [digit], stake: '1.00', multiple: 2 }];
      assert.equal((await send(tinySlip([drawId], { lines }))).statusCode, 200);
    }
    const drawsAt = Date.parse(draws.find('MINUTE', drawId)?.drawsAt ?? '');
    await time.pass(drawsAt - clock.now() - 1);
    assert.ok([...platform.rounds.values()].every(({ state }) => state === 'open'));
    platform.suffer('request-lost', 'answer-lost');
    await time.pass(10_001);
    assert.deepEqual(
      [...platform.rounds.values()].map(({ state, transactions }) => [state, transactions.length]),
      digits.map(() => ['settled', 2]),
    );
  });
});

test('resettles a correction that arrives before the settlement is answered after it', async () => {
  await withLotteryStudio(async ({ own, drawIds, draws, time, platform }) => {
    const [drawId = ''] = drawIds(1);
    await own.send(tinySlip([drawId]));
    const drawsAt = Date.parse(draws.find('MINUTE', drawId)?.drawsAt ?? '');
    await time.pass(drawsAt - Date.UTC(2026, 2, 1, 0, 0, 10) - 1);
    platform.suffer(...Array<'request-lost'>(6).fill('request-lost'));
    await time.pass(1);
    for (const digits of [
      [1, 7, 3],
      [7, 7, 7],
      [1, 7, 9],
    ])
      await draws.correct({ gameCode: 'MINUTE', drawId, drawn: boardOfDigits(digits), reason: `It is ${digits}` });
    await time.pass(30_000);
    const [part] = (await own.ticket('ticket-0001')).draws;
    assert.deepEqual([part?.paid, part?.corrections, part?.state], ['4.70', 3, 'won']);
    assert.equal(platform.balance(), 1_000_000n - 200n + 470n);
  });
});
