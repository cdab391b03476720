import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asTransactions, type LedgerLine, transferReferences } from './correction-transfers.rules.ts';

const at = new Date(0);
const line = (reference: string, kind: string, amount: bigint): LedgerLine => ({ reference, kind, amount, at });

test('reports the two transfers of a correction as one transaction with the paid amount', () => {
  const lines = [
    line('a', 'win', 2500n),
    line('b~back', 'win-reversal', -2500n),
    line('b', 'win-correction', 4000n),
    line('c~back', 'win-reversal', -4000n),
    line('d', 'win-correction', 100n),
  ];
  const transactions = asTransactions(lines).map(({ reference, kind, amount }) => `${reference} ${kind} ${amount}`);
  assert.deepEqual(transactions, ['a win 2500', 'b correction 4000', 'c correction 0', 'd correction 100']);
});

test('looks for a correction under both of its references', () => {
  assert.deepEqual(transferReferences({ transactionId: 'b', kind: 'correction' }), ['b~back', 'b']);
  assert.deepEqual(transferReferences({ transactionId: 'a', kind: 'win' }), ['a']);
});
