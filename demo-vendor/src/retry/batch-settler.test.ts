import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBatchSettler } from './batch-settler.ts';

// covers 6
test('sends items that become due at any moment after the last answer, without another trigger', async () => {
  for (let moments = 0; moments < 12; moments += 1) {
    const due = new Set(['first']);
    const sent: string[] = [];
    let settled = () => {};
    const settle = createBatchSettler(
      { clock: { now: () => 0, wait: async () => true }, log: () => assert.fail() },
      {
        due: () => [...due].map((transactionId) => ({ transactionId })),
        async send(items) {
          const results = items.map(({ transactionId }) => ({ transactionId, status: 'done' as const }));
          sent.push(...results.map(({ transactionId }) => transactionId));
          return { kind: 'answer', value: { results } };
        },
        async keep(decided) {
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
