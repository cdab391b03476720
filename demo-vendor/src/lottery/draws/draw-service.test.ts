import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDrawService, testBegin } from './testing/open-draw-service.ts';
import { testLottery } from './testing/test-lotteries.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const begin = testBegin;
const minute = testLottery('MINUTE', { kind: 'every', seconds: 60 });
const daily = testLottery('DAILY', { kind: 'weekly', weekdays: [0, 1, 2, 3, 4, 5, 6], at: '18:15' }, 900);
const instant = testLottery('INSTANT', { kind: 'instant' }, 0, 'instant');

// covers 1
test('opens twenty draws for bets, each with a commitment published at its opening, and none in an instant game', async () => {
  const { drawService, time, platform } = openDrawService({ games: [minute, daily, instant] });
  await time.pass(1000);
  for (const code of ['MINUTE', 'DAILY']) {
    const draws = drawService.upcoming(code, 20);
    assert.equal(draws.length, 20);
    for (const draw of draws) {
      assert.equal(platform.find(code, draw.drawId)?.commitment, draw.commitment);
      assert.ok(drawService.takesTickets(draw));
    }
    assert.deepEqual(drawService.upcoming(code, 3), draws.slice(0, 3));
  }
  assert.deepEqual(
    [drawService.upcoming('INSTANT', 20), drawService.past('INSTANT', 20), drawService.upcoming('other', 20)],
    [[], [], []],
  );
  await time.pass(49_000);
  assert.equal(drawService.upcoming('MINUTE', 99).length, 20, 'one closes, one is new');
});

// covers 1
test('takes no ticket from the moment of the close, even before it has processed the close', async () => {
  const { drawService, time, jump } = openDrawService({ games: [minute] });
  await time.pass(49_999);
  const [draw = assert.fail()] = drawService.upcoming('MINUTE', 1);
  assert.equal(draw.drawId, '20261122-1001');
  assert.ok(drawService.takesTickets(draw));
  jump(1);
  assert.equal(drawService.find('MINUTE', draw.drawId)?.state, 'open');
  assert.ok(!drawService.takesTickets(draw));
  assert.deepEqual(
    drawService.upcoming('MINUTE', 1).map(({ drawId }) => drawId),
    ['20261122-1002'],
  );
  assert.ok(!drawService.takesTickets({ ...draw, drawId: '20261122-2359' }), 'nor for a draw that there is not');
});

test('draws at once and in order what took bets if the clock jumps ahead, and skips fast draws nobody could bet on', async () => {
  const { time, idsOf, jump, clock, complaints } = openDrawService({ games: [minute, daily] });
  await time.pass(1000);
  jump(3 * 3_600_000);
  await time.pass(6000);
  const ids = Array.from({ length: 20 }, (_, no) => `20261122-10${String(no + 1).padStart(2, '0')}`);
  assert.deepEqual(idsOf('result'), ids);
  assert.deepEqual(idsOf('closed'), ids);
  assert.ok(idsOf('open').includes('20261122-1301') && !idsOf('open').includes('20261122-1021'));
  jump(dayMs);
  await time.pass(6000);
  assert.ok(idsOf('result').includes('20261122'), 'the daily draw too');
  assert.ok(clock.now() > begin + dayMs);
  assert.deepEqual(complaints, []);
});

// covers 1
test('draws nothing again if the clock goes back days, and continues where it was', async () => {
  const first = openDrawService({ games: [minute] });
  await first.time.pass(3 * minuteMs + 1000);
  first.drawService.stop();
  // Two days later only the last draws are still stored; then the clock is corrected.
  const later = openDrawService({ games: [minute], nowMs: begin + 2 * dayMs, lines: first.lines });
  await later.time.pass(102 * minuteMs);
  later.drawService.stop();
  const back = openDrawService({ games: [minute], lines: later.lines, pace: 4 });
  await back.time.pass(10 * minuteMs);
  assert.deepEqual([back.idsOf('open'), back.idsOf('result')], [[], []]);
  assert.equal(back.drawService.upcoming('MINUTE', 20).length, 20, 'what was made stays');
});

test('makes up for every daily draw after forty days down, but only for minute draws that took bets', async () => {
  const first = openDrawService({ games: [minute, daily] });
  await first.time.pass(dayMs);
  first.drawService.stop();
  const next = openDrawService({ games: [minute, daily], nowMs: begin + 41 * dayMs, lines: first.lines });
  await next.time.pass(6000);
  const results = next.heard.filter(({ state }) => state === 'result');
  const ofDays = results.filter(({ gameCode }) => gameCode === 'DAILY').map(({ drawId }) => drawId);
  assert.equal(ofDays.length, 40);
  assert.deepEqual([ofDays[0], ofDays.at(-1)], ['20261123', '20270101']);
  assert.equal(results.length, 40 + 20);
  assert.equal(next.platform.ends.length, results.length, 'all results are reported');
});

test('generates past draws for a new game, reports them in order, and adds none after a restart', async () => {
  const first = openDrawService({ games: [minute, daily, instant], history: 30 });
  await first.time.pass(1000);
  const past = (code: string) => first.drawService.past(code, 100).map(({ drawId }) => drawId);
  assert.deepEqual(
    [past('MINUTE').length, past('MINUTE')[0], past('MINUTE')[29]],
    [30, '20261122-0959', '20261122-0930'],
  );
  assert.deepEqual([past('DAILY').length, past('DAILY')[0], past('DAILY')[29]], [30, '20261121', '20261023']);
  const reported = first.platform.ends.filter(({ gameCode }) => gameCode === 'DAILY').map(({ eventId }) => eventId);
  assert.deepEqual(reported, past('DAILY').reverse());
  first.drawService.stop();
  const next = openDrawService({
    games: [minute, daily, instant],
    nowMs: begin + 2000,
    lines: first.lines,
    history: 30,
  });
  await next.time.pass(1000);
  assert.deepEqual(next.heard, []);
});

test('keeps existing draws when the pace changes, and adds those of the new pace between them', async () => {
  const first = openDrawService({ games: [minute] });
  await first.time.pass(1000);
  first.drawService.stop();
  const next = openDrawService({ games: [minute], nowMs: begin + 1000, lines: first.lines, pace: 12 });
  await next.time.pass(minuteMs * 3);
  assert.deepEqual(next.idsOf('result').slice(0, 3), ['20261122-100005', '20261122-100010', '20261122-100015']);
  const whole = next.idsOf('result').filter((id) => id.length === 13);
  assert.deepEqual(whole, ['20261122-1001', '20261122-1002', '20261122-1003']);
  const made = first.drawService.find('MINUTE', '20261122-1001');
  assert.equal(next.drawService.find('MINUTE', '20261122-1001')?.seed, made?.seed);
});

test('continues if a listener throws, and no longer calls one that has unsubscribed', async () => {
  const { drawService, time, idsOf, complaints } = openDrawService({ games: [minute] });
  drawService.onChange(() => {
    throw new Error('a ticket that cannot be settled');
  });
  let heard = 0;
  const leave = drawService.onChange(() => {
    heard += 1;
  });
  await time.pass(minuteMs);
  leave();
  const before = heard;
  await time.pass(minuteMs);
  assert.equal(heard, before);
  assert.equal(idsOf('result').length, 2);
  assert.ok(before > 20 && complaints.every((each) => each === 'a draw was not heard of'));
});
