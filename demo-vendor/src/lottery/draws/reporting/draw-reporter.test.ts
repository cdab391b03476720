import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Gateway, Reply } from '../../../gateway/platform-client.ts';
import { virtualClock } from '../../../testing/virtual-clock.ts';
import { corrected, newDraw } from '../course.rules.ts';
import { createDrawStore, type DrawJournalLine } from '../draw-store.ts';
import type { StoredDraw } from '../stored-draw.ts';
import { validatingPlatform } from '../testing/validating-platform.ts';
import { createDrawReporter } from './draw-reporter.ts';

const begin = Date.UTC(2026, 10, 22);
const board = (digits: string) => [{ prize: 'BALLS', numbers: [...digits] }];

function draw(gameCode: string, no: number): StoredDraw {
  const drawsMs = begin + no * 60_000;
  const planned = { drawId: `20261122-${1000 + no}`, opensMs: drawsMs - 60_000, closesMs: drawsMs - 5000, drawsMs };
  return newDraw(gameCode, planned, new Uint8Array(32).fill(no));
}
const drawn = (gameCode: string, no: number): StoredDraw => ({
  ...draw(gameCode, no),
  state: 'result',
  drawn: board('12345'),
});

/** Sets up a reporter with a store in memory, and a platform that answers by `rule`, or normally. */
function harness(rule: (body: string) => Reply<never> | undefined, lines: DrawJournalLine[] = []) {
  const platform = validatingPlatform();
  const time = virtualClock(begin);
  const sent: string[] = [];
  const complaints: string[] = [];
  const drawStore = createDrawStore(lines, async (line) => void lines.push(line));
  const gateway: Gateway = {
    async call(call, input) {
      const body = JSON.stringify(input);
      sent.push(body);
      return rule(body) ?? platform.gateway.call(call, input);
    },
  };
  const log = (message: string) => void complaints.push(message);
  const report = createDrawReporter({ drawStore, gateway, clock: time.clock, log });
  const save = async (each: StoredDraw) => {
    await drawStore.save(each);
    report(each);
  };
  return { platform, time, sent, complaints, drawStore: drawStore, report: report, save, lines };
}

test('reports only results after an outage of the platform, in order and a hundred at once', async () => {
  let isAway = true;
  const { time, save, sent, platform } = harness(() => (isAway ? { kind: 'unreachable', reason: 'away' } : undefined));
  for (let no = 0; no < 250; no += 1) for (const each of [draw('G', no), drawn('G', no)]) await save(each);
  await time.pass(600_000);
  isAway = false;
  sent.length = 0;
  await time.pass(60_000);
  assert.equal(sent.length, 3 + 1, 'and what was on its way');
  assert.deepEqual(
    platform.ends.map(({ eventId }) => eventId),
    Array.from({ length: 250 }, (_, no) => `20261122-${1000 + no}`),
  );
});

// covers 7.2
test('repeats unanswered reports after a restart, but not answered ones', async () => {
  const first = harness((body) => (body.includes('1002') ? { kind: 'unreachable', reason: 'lost' } : undefined));
  for (const no of [1, 2, 3]) {
    await first.save(drawn('G', no));
    await first.time.pass(1000);
  }
  await first.save(drawn('H', 1));
  await first.time.pass(1000);
  const next = harness(() => undefined, first.lines);
  assert.deepEqual(next.drawStore.unreported('H'), [], 'one game does not wait for another');
  for (const each of next.drawStore.unreported('G')) next.report(each);
  await next.time.pass(1000);
  assert.deepEqual(
    next.platform.ends.map(({ eventId }) => eventId),
    ['20261122-1002', '20261122-1003'],
  );
});

// covers 7.2
test('reports a result before all its corrections, also if it was corrected before the first report', async () => {
  let isAway = true;
  const { save, time, sent, platform } = harness(() => (isAway ? { kind: 'unreachable', reason: 'away' } : undefined));
  for (const no of [0, 1]) await save(drawn('G', no));
  await save(drawn('G', 2));
  const once = corrected(drawn('G', 1), board('54321'), 'first');
  await save(once);
  await save(corrected(once, board('11111'), 'second'));
  isAway = false;
  await time.pass(60_000);
  const known = platform.find('G', '20261122-1001');
  assert.equal(known?.end?.result, 'BALLS 1 2 3 4 5');
  assert.deepEqual(
    known?.corrections.map(({ correction, result, reason }) => [correction, result, reason]),
    [
      [1, 'BALLS 5 4 3 2 1', 'first'],
      [2, 'BALLS 1 1 1 1 1', 'second'],
    ],
  );
  assert.deepEqual(
    platform.ends.map(({ eventId }) => eventId),
    ['20261122-1000', '20261122-1001', '20261122-1002'],
  );
  assert.ok(sent.length >= 4);
});

test('skips a refused event for good, and reports the others of its call', async () => {
  const refuses = (body: string) => body.includes('20261122-1002');
  const { save, time, platform, complaints, drawStore } = harness((body) =>
    refuses(body) ? { kind: 'refusal', code: 'result_conflict' } : undefined,
  );
  for (const no of [1, 2, 3, 4]) await drawStore.save(drawn('G', no));
  await save(drawn('G', 5));
  for (const no of [1, 2, 3, 4]) await save(drawn('G', no));
  await time.pass(1000);
  assert.deepEqual(platform.ends.map(({ eventId }) => eventId.slice(-1)).sort(), ['1', '3', '4', '5']);
  assert.deepEqual(complaints, ['a draw was refused']);
  assert.deepEqual(drawStore.unreported('G'), []);
});

// covers 1
test('reports a lost result again before its corrections, and gives up if they are still refused', async () => {
  for (const isLostForGood of [false, true]) {
    let isLost = false;
    const { save, time, platform, complaints, drawStore, sent } = harness((body) => {
      if (!body.includes('"correction"')) isLost &&= isLostForGood;
      return isLost && body.includes('"correction"') ? { kind: 'refusal', code: 'unknown_event' } : undefined;
    });
    await save(drawn('G', 1));
    const once = corrected(drawn('G', 1), board('54321'), 'first');
    await save(once);
    await time.pass(1000);
    isLost = true;
    sent.length = 0;
    await save(corrected(once, board('11111'), 'second'));
    await time.pass(60_000);
    const reported = sent.map((body) => JSON.parse(body).correction ?? JSON.parse(body).events[0].result);
    assert.deepEqual(reported, [2, 'BALLS 1 2 3 4 5', 1, 2]);
    assert.equal(platform.find('G', '20261122-1001')?.corrections.length, isLostForGood ? 1 : 2);
    const unknown = 'the platform does not know the result of a draw';
    assert.deepEqual(complaints, [unknown, ...(isLostForGood ? ['a draw was refused', 'a draw was refused'] : [])]);
    assert.deepEqual(drawStore.unreported('G'), []);
  }
});

test('logs the conflict code for a different result of a reported draw, and leaves the reported one', async () => {
  const details: object[] = [];
  const known = validatingPlatform();
  const time = virtualClock(begin);
  const gateway: Gateway = {
    async call(call, input) {
      const { events = [] } = JSON.parse(JSON.stringify(input));
      const end = known.find('G', events[0]?.eventId)?.end;
      if (end && end.result !== events[0].result) return { kind: 'refusal', code: 'result_conflict' };
      return known.gateway.call(call, input);
    },
  };
  const reportAll = async (digits: string) => {
    const drawStore = createDrawStore([], async () => {});
    const report = createDrawReporter({
      drawStore,
      gateway,
      clock: time.clock,
      log: (_, about) => void details.push(about),
    });
    const each = { ...drawn('G', 1), drawn: board(digits) };
    await drawStore.save(each);
    report(each);
    await time.pass(1000);
    return drawStore.unreported('G').length;
  };
  assert.deepEqual([await reportAll('12345'), await reportAll('54321')], [0, 0]);
  assert.deepEqual(details, [{ gameCode: 'G', drawId: '20261122-1001', code: 'result_conflict' }]);
  assert.equal(known.find('G', '20261122-1001')?.end?.result, 'BALLS 1 2 3 4 5');
});

test('retries a game unknown to the platform every 15 seconds, logs it once, and loses nothing', async () => {
  let isKnown = false;
  const { save, time, platform, sent, complaints } = harness((body) =>
    body.includes('"G"') && !isKnown ? { kind: 'refusal', code: 'unknown_game' } : undefined,
  );
  await save(drawn('G', 1));
  await save(drawn('H', 1));
  await time.pass(300_000);
  assert.deepEqual(
    platform.ends.map(({ gameCode }) => gameCode),
    ['H'],
  );
  assert.ok(sent.length <= 23, `${sent.length} calls`);
  assert.equal(complaints.length, 1);
  isKnown = true;
  await time.pass(15_000);
  assert.deepEqual(
    platform.ends.map(({ gameCode }) => gameCode),
    ['H', 'G'],
  );
});

test('reports a draw that changes at any moment after the last answer, without another trigger', async () => {
  for (let moments = 0; moments < 12; moments += 1) {
    const { platform, time, drawStore, save } = harness(() => undefined);
    const { saveReportedStage } = drawStore;
    drawStore.saveReportedStage = (...args) => {
      drawStore.saveReportedStage = saveReportedStage;
      const saved = saveReportedStage(...args);
      void saved.then(async () => {
        for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
        await save(drawn('G', 2));
      });
      return saved;
    };
    await save(drawn('G', 1));
    await time.pass(1000);
    assert.deepEqual(
      platform.ends.map(({ eventId }) => eventId),
      ['20261122-1001', '20261122-1002'],
      `${moments} moments after`,
    );
  }
});
