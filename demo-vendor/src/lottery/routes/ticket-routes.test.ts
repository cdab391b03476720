import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tinySlip, withLotteryStudio } from '../../testing/lottery-studio.ts';
import type { TicketView } from '../lottery-shapes.ts';

const minute = 60_000;

test('takes a slip once however often it is sent, settles it by its draws and shows it in the history', async () => {
  await withLotteryStudio(async ({ own, drawIds, platform, time, draws, complaints }) => {
    const slip = tinySlip(drawIds(2));
    const all = await Promise.all(Array.from({ length: 10 }, () => own.send(slip)));
    for (const answer of all) assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(
      all[0]?.json().draws.map(({ state }: { state: string }) => state),
      ['taken', 'taken'],
    );
    assert.deepEqual([platform.posted.length, platform.balance()], [2, 1_000_000n - 400n]);
    const other = await own.send({ ...slip, stopAfterWin: true });
    assert.deepEqual([other.statusCode, other.json().code], [409, 'ticket_conflict']);
    await time.pass(3 * minute);
    const ticket = await own.ticket(slip.ticketId);
    let paid = 0;
    for (const { drawId, state, paid: part, wins, numbers } of ticket.draws) {
      const digits = draws.find('MINUTE', drawId)?.drawn?.[0]?.numbers ?? assert.fail();
      assert.deepEqual(numbers?.[0]?.numbers, digits, 'the ticket shows what was drawn');
      const times = digits.filter((digit) => digit === '7').length;
      paid += times * 470;
      assert.deepEqual([state, part], [times > 0 ? 'won' : 'lost', (times * 4.7).toFixed(2)]);
      const hits = [{ won: 'Digit', times, pays: '2.35' }];
      assert.deepEqual(wins, times > 0 ? [{ line: 0, paid: part, hits }] : []);
    }
    assert.equal(platform.balance(), 1_000_000n - 400n + BigInt(paid));
    assert.deepEqual((await own.send(slip)).json(), ticket, 'a repeat long after is the same ticket');
    assert.deepEqual((await own.get('tickets')).json(), { list: [ticket] });
    assert.deepEqual([platform.posted.length, complaints], [4, []]);
  });
});

// covers 2.7
test('takes a slip as a whole or not at all: returns taken stakes before it reports a refusal', async () => {
  await withLotteryStudio(
    async ({ own, begin, drawIds, platform, complaints, time }) => {
      const slip = tinySlip(drawIds(3));
      platform.putOff(true, true);
      let hasAnswered = false;
      const { answer } = await begin(slip);
      void answer.then(() => {
        hasAnswered = true;
      });
      await time.pass(100);
      assert.ok(!hasAnswered, 'not before the stakes are back');
      await time.pass(1000);
      const refused = await answer;
      assert.deepEqual(
        [refused.statusCode, refused.json()],
        [422, { code: 'insufficient_balance', drawId: slip.drawIds[2] }],
      );
      assert.equal(platform.balance(), 500n);
      assert.deepEqual(
        [...platform.rounds.values()].map(({ state }) => state),
        ['rolled_back', 'rolled_back'],
      );
      assert.deepEqual((await own.send(slip)).json(), refused.json(), 'a repeat is the same refusal');
      const ticket = await own.ticket(slip.ticketId);
      assert.deepEqual(
        ticket.draws.map(({ state, reason }) => `${state} ${reason}`),
        Array(3).fill('returned slip_refused'),
      );
      const poor = await own.send(
        tinySlip(drawIds(1), {
          ticketId: 'ticket-0002',
          total: '20.00',
          lines: [{ playType: 'HIT', numbers: ['7'], stake: '20.00', multiple: 1 }],
        }),
      );
      assert.equal(poor.json().code, 'insufficient_balance');
      assert.equal((await own.get('tickets')).json().list.length, 1, 'a slip that moved no money is in no history');
      assert.deepEqual(complaints, []);
    },
    { balanceMinor: 500n },
  );
});

// covers 2.7
test("closes a draw by the studio's clock, whatever the page believes", async () => {
  await withLotteryStudio(async ({ own, drawIds, draws, time, clock, platform }) => {
    const [drawId = ''] = drawIds(1);
    const closes = Date.parse(draws.find('MINUTE', drawId)?.closesAt ?? '');
    await time.pass(closes - clock.now() - 1);
    assert.equal((await own.send(tinySlip([drawId], { ticketId: 'in-good-time' }))).statusCode, 200);
    await time.pass(1);
    const late = await own.send(tinySlip([drawId], { ticketId: 'just-too-late' }));
    assert.deepEqual([late.statusCode, late.json()], [422, { code: 'draw_closed', drawId }]);
    assert.equal((await own.get('tickets/just-too-late')).statusCode, 404);
    assert.equal(platform.posted.length, 1);
  });
});

// covers 2.7
test('rolls back the whole slip once if a draw closes while a stake is not answered', async () => {
  await withLotteryStudio(async ({ begin, own, drawIds, draws, time, clock, platform }) => {
    const slip = tinySlip(drawIds(2));
    const closes = Date.parse(draws.find('MINUTE', slip.drawIds[0] ?? '')?.closesAt ?? '');
    await time.pass(closes - clock.now() - 100);
    platform.suffer('answer-lost');
    const { answer } = await begin(slip);
    await time.pass(30_000);
    const response = await answer;
    assert.deepEqual([response.statusCode, response.json()], [422, { code: 'draw_closed', drawId: slip.drawIds[0] }]);
    const { draws: parts } = await own.ticket(slip.ticketId);
    assert.deepEqual(
      parts.map(({ state }) => state),
      ['returned', 'returned'],
    );
    assert.deepEqual([platform.balance(), platform.posted.length], [1_000_000n, 2]);
    assert.deepEqual(
      [...platform.rounds.values()].map(({ state }) => state),
      ['rolled_back'],
    );
  });
});

test('keeps later draws of a slip whose stakes were requested before the first draw closed', async () => {
  await withLotteryStudio(async ({ begin, drawIds, draws, time, clock, platform }) => {
    const slip = tinySlip(drawIds(2));
    const closes = Date.parse(draws.find('MINUTE', slip.drawIds[0] ?? '')?.closesAt ?? '');
    await time.pass(closes - clock.now() - 10);
    platform.suffer('none', 'request-lost', 'none');
    const { answer } = await begin(slip);
    await time.pass(2000);
    assert.deepEqual(
      (await answer).json().draws.map(({ state }: { state: string }) => state),
      ['taken', 'taken'],
    );
  });
});

test('rolls back unanswered stakes and shows that on the ticket', async () => {
  await withLotteryStudio(async ({ begin, own, drawIds, platform, time }) => {
    platform.suffer(...Array<'request-lost'>(12).fill('request-lost'));
    const { answer } = await begin(tinySlip(drawIds(5).slice(1, 3)));
    await time.pass(5 * minute);
    assert.equal((await answer).statusCode, 200);
    const { draws, paid } = await own.ticket('ticket-0001');
    assert.deepEqual([draws.map(({ reason }) => reason), paid], [['slip_refused', 'slip_refused'], '0.00']);
    assert.equal(platform.balance(), 1_000_000n);
  });
});

test('allows ten new slips in a second, or one large one, and any repeat of a known slip', async () => {
  await withLotteryStudio(async ({ own, drawIds, time, platform }) => {
    const send = async (no: number) =>
      (await own.send(tinySlip(drawIds(1), { ticketId: `ticket-${1000 + no}` }))).statusCode;
    for (let no = 0; no < 10; no += 1) assert.equal(await send(no), 200);
    assert.deepEqual([await send(10), await send(0)], [429, 200]);
    assert.equal(platform.posted.length, 10);
    await time.pass(1001);
    assert.equal(await send(10), 200);
    await time.pass(1001);
    const lines = Array.from({ length: 50 }, () => tinySlip([]).lines[0]);
    const large = { ...tinySlip(drawIds(1)), lines, total: '100.00' };
    const sendLarge = async (no: number) => (await own.send({ ...large, ticketId: `large-${1000 + no}` })).statusCode;
    assert.deepEqual([await sendLarge(0), await sendLarge(1)], [200, 429]);
  });
});

test('lists twenty tickets a page, newest first, of one game or of all of the vendor', async () => {
  await withLotteryStudio(async ({ own, drawIds, time }) => {
    const ids = Array.from({ length: 25 }, (_, no) => `ticket-${1000 + no}`);
    for (const [no, ticketId] of ids.entries()) {
      const gameCode = no % 5 === 0 ? 'OTHER' : 'MINUTE';
      assert.equal((await own.send(tinySlip(drawIds(1, gameCode), { ticketId, gameCode }))).statusCode, 200);
      await time.pass(1000);
    }
    const listed = async (query: string) =>
      (await own.get(`tickets${query}`)).json().list.map(({ ticketId }: TicketView) => ticketId);
    const newest = ids.toReversed();
    const first = await listed('');
    assert.deepEqual(first, newest.slice(0, 20));
    assert.deepEqual(await listed(`?before=${first.at(-1)}`), newest.slice(20));
    assert.deepEqual(
      await listed('?gameCode=OTHER'),
      newest.filter((_, no) => (24 - no) % 5 === 0),
    );
    assert.deepEqual(await listed('?before=unknown-one'), []);
  });
});
