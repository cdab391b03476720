import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupOf } from './transaction-groups.rules.ts';

const kinds: [string, string][] = [
  ['bet', 'play'],
  ['win', 'play'],
  ['rollback', 'play'],
  ['jackpot', 'play'],
  ['win-reversal', 'play'],
  ['win-correction', 'play'],
  ['deposit', 'deposit'],
  ['withdrawal', 'withdrawal'],
  ['withdrawal_back', 'withdrawal'],
  ['hold', 'withdrawal'],
  ['transfer_out', 'transfer'],
  ['adjustment', 'correction'],
  ['bonus', 'reward'],
  ['salary', 'reward'],
  ['dividend', 'reward'],
  ['something-new', 'other'],
];

for (const [kind, group] of kinds) test(`${kind} is ${group}`, () => assert.equal(groupOf(kind), group));
