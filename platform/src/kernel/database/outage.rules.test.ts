import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseGone, isConnectionLost, isDatabaseGone } from './outage.rules.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const queried = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test('counts a server that is down, starting, stopping or full as a lost connection', () => {
  for (const code of [
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    '08006',
    '57P01',
    '57P03',
    '53300',
  ])
    assert.equal(isConnectionLost(coded(code)), true, code);
  for (const message of [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])
    assert.equal(isConnectionLost(new Error(message)), true, message);
});

test('does not count a faulty statement as a lost connection', () => {
  for (const code of ['23505', '40001', '42P01', '57014', '28P01', '3D000'])
    assert.equal(isConnectionLost(coded(code)), false, code);
  assert.equal(isConnectionLost(new Error('Connection to the studio failed')), false);
  assert.equal(isConnectionLost('ECONNREFUSED'), false);
});

test('counts only errors of the database as its outage, at any depth', () => {
  assert.equal(isDatabaseGone(queried(coded('ECONNREFUSED'))), true);
  assert.equal(isDatabaseGone(new Error('outer', { cause: queried(coded('57P01')) })), true);
  assert.equal(isDatabaseGone(new DatabaseGone(coded('ECONNRESET'))), true);
  assert.equal(
    isDatabaseGone(new AggregateError([queried(coded('ECONNREFUSED')), queried(coded('ECONNRESET'))])),
    true,
  );
  assert.equal(isDatabaseGone(new AggregateError([queried(coded('ECONNREFUSED')), new Error('other')])), false);
  assert.equal(isDatabaseGone(new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })), false);
  assert.equal(isDatabaseGone(queried(coded('23505'))), false);
  assert.equal(isDatabaseGone(new AggregateError([])), false);
  assert.equal(isDatabaseGone(undefined), false);
});
