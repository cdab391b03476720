import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { followBalance } from './follow-balance.ts';

const answers: string[] = [];
let asked = 0;
beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  asked = 0;
  answers.length = 0;
  mock.method(globalThis, 'fetch', async () => {
    asked += 1;
    const balance = answers.shift();
    return balance ? Response.json({ balance }) : Response.json({ code: 'try_again' }, { status: 503 });
  });
  Object.assign(globalThis, { document: { addEventListener: () => undefined } });
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
  Reflect.deleteProperty(globalThis, 'document');
});

function follow(isBusy = () => false) {
  const shown: string[] = [];
  let report = (): void => undefined;
  const portal = {
    onBalanceChanged(listener: () => void) {
      report = listener;
    },
  };
  followBalance({ session: 's', portal, isBusy, show: (balance) => void shown.push(balance) });
  return { shown, report: () => report() };
}
/** Lets an answer arrive. */
const arrive = () => new Promise((done) => setImmediate(done));
const pass = async (ms: number) => {
  mock.timers.tick(ms);
  await arrive();
};

// covers 6
test('asks once for movements that come together, and shows the answer', async () => {
  const { shown, report } = follow();
  answers.push('120.00');
  report();
  report();
  await pass(400);
  assert.deepEqual([asked, shown], [1, ['120.00']]);
});

test('waits while a result of the player is not shown yet', async () => {
  let isBusy = true;
  const { shown, report } = follow(() => isBusy);
  answers.push('120.00');
  report();
  await pass(4000);
  assert.equal(asked, 0);
  isBusy = false;
  await pass(400);
  assert.deepEqual(shown, ['120.00']);
});

test('drops an answer that a round has overtaken, and asks again after it', async () => {
  const busy = [false, true, true, false, false];
  const { shown, report } = follow(() => busy.shift() ?? false);
  answers.push('119.00', '121.00');
  report();
  await pass(400);
  assert.deepEqual(shown, []);
  await pass(400);
  await pass(400);
  assert.deepEqual([asked, shown], [2, ['121.00']]);
});

test('keeps what is shown when there is no answer', async () => {
  const { shown, report } = follow();
  report();
  await pass(400);
  assert.deepEqual([asked, shown], [1, []]);
});
