import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tinySlip, withLotteryStudio } from '../../testing/lottery-studio.ts';
import { openStream } from '../../testing/open-stream.ts';

// covers 2.7
test('sends a page each draw of its game, its own tickets and balance, and nothing of others', async () => {
  await withLotteryStudio(async ({ app, own, page, drawIds, time, complaints }) => {
    const { next, text, events, close } = await openStream(app, '/api/lottery/MINUTE/stream', own.headers);
    await next('event: next\n');
    const stranger = await page('player-2', 'MINUTE');
    const slip = tinySlip(drawIds(1));
    assert.equal((await stranger.send({ ...slip, ticketId: 'of-a-stranger' })).statusCode, 200);
    assert.equal((await own.send(slip)).statusCode, 200);
    await next('"state":"taken"');
    await time.pass(60_000);
    await next('"state":"result"');
    await next('"wins":');
    const of = (kind: string) =>
      events()
        .filter(({ event }) => event === kind)
        .map(({ data }) => JSON.parse(data));
    const [drawId] = slip.drawIds;
    const course = of('draw').filter((draw) => draw.drawId === drawId);
    assert.deepEqual(
      course.map(({ state, seed, numbers }) => [state, seed !== undefined, numbers !== undefined]),
      [
        ['closed', false, false],
        ['result', true, true],
      ],
    );
    assert.deepEqual([...new Set(of('next').map(({ gameCode }) => gameCode))], ['MINUTE']);
    assert.ok(of('next').some(({ last }) => last?.drawId === drawId));
    assert.ok(of('balance').some(({ balance }) => balance === '9996.00'));
    assert.deepEqual([...new Set(of('ticket').map(({ ticketId }) => ticketId))], [slip.ticketId]);
    assert.ok(!text().includes('of-a-stranger'));
    await close();
    assert.deepEqual(complaints, []);
  });
});

// covers 2.7
test('reveals no seed of a draw before its result', async () => {
  await withLotteryStudio(async ({ own, drawStore, time, draws }) => {
    await own.send(tinySlip(draws.upcoming('MINUTE', 20).map(({ drawId }) => drawId)));
    for (let turn = 0; turn < 6; turn += 1) {
      const urls = ['session', 'games', 'MINUTE', 'MINUTE/draws?count=100', 'tickets', 'tickets/ticket-0001'];
      const ids = draws.upcoming('MINUTE', 20).map(({ drawId }) => `MINUTE/draws/${drawId}`);
      const texts = await Promise.all([...urls, ...ids].map(async (url) => (await own.get(url)).body));
      for (const { seed } of drawStore.unfinished('MINUTE'))
        for (const [no, text] of texts.entries()) assert.ok(!text.includes(seed), [...urls, ...ids][no]);
      await time.pass(55_000);
    }
    const [over] = draws.past('MINUTE', 1);
    const answer = (await own.get(`MINUTE/draws/${over?.drawId}`)).json();
    assert.deepEqual([answer.state, answer.seed, answer.numbers], ['result', over?.seed, over?.drawn]);
    const ended = draws.past('MINUTE', 3).map(({ drawId }) => drawId);
    const before = (await own.get(`MINUTE/draws?before=${ended[0]}&count=2`)).json();
    assert.deepEqual(
      before.list.map(({ drawId }: { drawId: string }) => drawId),
      ended.slice(1),
    );
  });
});
