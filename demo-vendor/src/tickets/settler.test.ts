import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettler, settleAll } from './settler.ts';

// covers 6
test('sends items that become due at any moment after the last answer, without another trigger', async () => {
  for (let moments = 0; moments < 12; moments += 1) {
    const due = new Set(['first']);
    const sent: string[] = [];
    let settled = () => {};
    const settle = createSettler(
      { clock: { now: () => 0, wait: async () => true }, log: () => assert.fail() },
      {
        due: () => [...due].map((transactionId) => ({ transactionId })),
        async send(items) {
          const results = items.map(({ transactionId }) => ({ transactionId, status: 'done' as const }));
          sent.push(...results.map(({ transactionId }) => transactionId));
          return { kind: 'answer', value: { results } };
        },
        async save(decided) {
          for (const id of decided.keys()) due.delete(id);
          settled();
        },
      },
    );
    settled = () => {
      settled = () => {};
      void (async () => {
        for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
        due.add('second');
        settle();
      })();
    };
    settle();
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(sent, ['first', 'second'], `${moments} moments after`);
  }
});

// covers 6
test('sends an item again that is answered `later`, until it is done or refused', async () => {
  const statuses = ['later', 'later', 'refused'] as const;
  const due = new Set(['win']);
  const logged: object[] = [];
  const waits: number[] = [];
  const clock = { now: () => 0, wait: async (ms: number) => waits.push(ms) > 0 };
  await settleAll(
    { clock, log: (_, details) => logged.push(details) },
    {
      due: () => [...due].map((transactionId) => ({ transactionId })),
      async send(items) {
        const status = statuses[waits.length] ?? assert.fail('sent too often');
        return { kind: 'answer', value: { results: items.map((item) => ({ ...item, status, code: 'closed' })) } };
      },
      async save(answers) {
        for (const id of answers.keys()) due.delete(id);
      },
    },
  );
  assert.deepEqual([due.size, waits.length, logged], [0, 2, [{ transactionId: 'win', code: 'closed' }]]);
});
