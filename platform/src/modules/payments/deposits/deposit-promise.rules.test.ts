import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DepositKind, DepositState } from '@portal/shared/contract/payments/deposit-states';
import { depositPromise } from './deposit-promise.rules.ts';

const minutes = { provider: 5, review: 60 };
const at = (time: string) => new Date(`2026-11-22T${time}:00.000Z`);

const cases: [string, DepositKind, [DepositState, string][], number | undefined, string | undefined][] = [
  ['a payment at a provider', 'provider', [['created', '10:00']], 5, undefined],
  ['a transfer without a proof', 'bank-transfer', [['created', '10:00']], 60, undefined],
  [
    'a proof',
    'bank-transfer',
    [
      ['created', '10:00'],
      ['in_review', '10:20'],
    ],
    60,
    '11:20',
  ],
  [
    'a second proof, which does not move the moment',
    'bank-transfer',
    [
      ['created', '10:00'],
      ['in_review', '10:20'],
      ['in_review', '10:50'],
    ],
    60,
    '11:20',
  ],
  [
    'a late payment of an expired order',
    'provider',
    [
      ['created', '10:00'],
      ['expired', '10:30'],
      ['in_review', '12:05'],
    ],
    60,
    '13:05',
  ],
  [
    'a credited deposit',
    'provider',
    [
      ['created', '10:00'],
      ['credited', '10:02'],
    ],
    undefined,
    undefined,
  ],
  [
    'an expired order',
    'provider',
    [
      ['created', '10:00'],
      ['expired', '10:30'],
    ],
    undefined,
    undefined,
  ],
];

for (const [name, kind, events, usual, by] of cases)
  test(`${name}: ${usual ?? 'no'} minutes, by ${by ?? 'no moment'}`, () => {
    const history = events.map(([state, time]) => ({ state, at: at(time) }));
    const state = history.at(-1)?.state ?? 'created';
    const promise = depositPromise({ state, kind }, history, minutes);
    assert.equal(promise.promisedMinutes, usual);
    assert.equal(promise.expectedBy?.toISOString(), by && at(by).toISOString());
  });
