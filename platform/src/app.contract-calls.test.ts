import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { allCalls } from '@portal/shared/contract/all-calls';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { commonRefusals, statusByRefusal } from '@portal/shared/contract/calls/refusals';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { App } from './app.ts';
import { messageText } from './kernel/texts/message-texts.ts';
import { openTestPostgres } from './testing/database/databases.ts';
import { perMinuteKeys, testApp } from './testing/test-kernel.ts';

let app: App;
let closeDatabase: () => Promise<void>;

before(async () => {
  const opened = await openTestPostgres();
  closeDatabase = opened.close;
  app = await testApp(opened.database);
  for (const key of perMinuteKeys) await app.modules.settings.write(key, 1000, 'test');
  const { callers } = app.server.kernel;
  callers.resolveMember = async () => ({
    memberId: '7',
    account: 'walker01',
    isAgent: 1,
    sessionId: '7',
    merchant: 'portal',
  });
  const roles = ['admin', 'finance-maker', 'finance-checker'] as const;
  callers.resolveOperator = async () => ({ operatorId: '7', username: 'o', roles, sessionId: 's', isLongLived: false });
  callers.resolveVendor = async () => ({ vendor: 'studio' });
  callers.resolveProvider = async () => ({ provider: 'sandbox' });
  callers.decrypt = async (payload) => JSON.parse(payload);
});
after(async () => {
  await app.close();
  await closeDatabase();
});

const calls: Call[] = Object.values(allCalls);

test('every code has a text', () => {
  const codes = new Set([
    ...commonRefusals,
    ...Object.keys(statusByRefusal),
    ...calls.flatMap(({ refusals }) => refusals),
  ]);
  const unknown = messageText('unknown_error', 'TY');
  const mute = [...codes].filter((code) => code !== 'unknown_error' && messageText(code, 'TY') === unknown);
  assert.deepEqual(mute, []);
});

function fieldNames(call: Call): string[] {
  const { properties } = toJsonSchema(call.input, { typeMode: 'input', errorMode: 'ignore' });
  return [...Object.keys(properties ?? {}), 'unknownField'];
}

async function send(call: Call, name: string, value: unknown) {
  const isInPath = call.path.includes(`:${name}`);
  const text = typeof value === 'string' ? value : '';
  const path = call.path.replace(`:${name}`, () => encodeURIComponent(text)).replace(/:\w+/g, 'a');
  const hasBody = call.method === 'post' || call.method === 'put';
  const query = hasBody || isInPath ? '' : `?${new URLSearchParams({ [name]: text })}`;
  const fields = isInPath ? {} : { [name]: value };
  return app.server.inject({
    method: call.method,
    url: path + query,
    headers: { 'idempotency-key': 'walk-with-nul' },
    payload: hasBody ? (call.encrypted ? { payload: JSON.stringify(fields) } : fields) : undefined,
  });
}

// The document of the keys is no envelope and reads no field; what a squad signs is judged before its fields.
const withoutFields = [allCalls.getKeys.path, allCalls.publishSignedRelease.path, allCalls.canPublishSigned.path];
// Of a batch what an item says refuses that item alone: settlement.unreadable.test.ts of the vendor API.
const judgesItems = [allCalls.vendorSettle.path, allCalls.vendorResettle.path];
for (const call of calls.filter(({ path }) => !withoutFields.includes(path))) {
  test(`${call.method} ${call.path} refuses a NUL in any field and names the field`, async () => {
    for (const name of fieldNames(call)) {
      for (const value of ['\0', 'a\0b', ['a', { deep: 'x\0' }]]) {
        if (typeof value !== 'string' && (call.method === 'get' || call.method === 'delete')) continue;
        if (typeof value !== 'string' && call.path.includes(`:${name}`)) continue;
        if (typeof value !== 'string' && name === 'items' && judgesItems.includes(call.path)) continue;
        const answer = await send(call, name, value);
        const { code, fields } = answer.json();
        assert.deepEqual([answer.statusCode, code, Object.keys(fields ?? {})], [400, 'invalid_input', [name]]);
      }
    }
  });
}

/** Fields of calls that take an amount of money, and what it may be. A new one is written down here, or the first test fails. */
const amountFields: Readonly<Record<string, 'positive' | 'nonNegative' | 'signed'>> = {
  'walletTransfer amount': 'positive',
  'payDebt amount': 'positive',
  'transferToUpline amount': 'positive',
  'proposeEnvelopes sum': 'positive',
  'createPromoCampaign amount': 'positive',
  'createPromoCampaign budget': 'positive',
  'createPromoCampaign minDeposit': 'nonNegative',
  'createTournament minStake': 'nonNegative',
  'createDeposit amount': 'positive',
  'reportPayment amount': 'positive',
  'applyForWithdrawal amount': 'positive',
  'askWithdrawalPasskey amount': 'positive',
  'proposeForDeposit amount': 'positive',
  'proposeForWithdrawal amount': 'positive',
  'proposeAdjustment amount': 'signed',
  'vendorBet amount': 'positive',
  'vendorWin amount': 'nonNegative',
};
const noAmounts = [
  '',
  ' ',
  'all',
  '1',
  '1.0',
  '1.001',
  '1e3',
  '1,000.00',
  '01.00',
  '+1.00',
  ' 1.00',
  '１.00',
  '0x1.00',
];
const neverAmounts = [
  ...noAmounts,
  'NaN',
  'Infinity',
  '1000000000000.00',
  `${'9'.repeat(40)}.00`,
  1,
  0.1,
  true,
  null,
  {},
  [],
];
const refusedAmounts = {
  positive: [...neverAmounts, '0.00', '-1.00', '-0.00'],
  nonNegative: [...neverAmounts, '-1.00', '-0.00'],
  signed: [...neverAmounts, '0.00', '-1000000000000.00'],
};

test('every field of money is written down above', () => {
  const found = Object.entries<Call>(allCalls).flatMap(([name, { input }]) =>
    Object.entries<v.GenericSchema>('entries' in input ? (input.entries as Record<string, v.GenericSchema>) : {})
      .filter(([, field]) => v.is(field, '12.34') && !['12', 'twelve', '12.345'].some((text) => v.is(field, text)))
      .map(([field]) => `${name} ${field}`),
  );
  assert.deepEqual(found.sort(), Object.keys(amountFields).sort());
});

// covers 7.1
for (const [fieldPath, kind] of Object.entries(amountFields))
  test(`${fieldPath}: refuses an invalid ${kind} amount and names the field`, async () => {
    const [name = '', field = ''] = fieldPath.split(' ');
    const call = Object.entries<Call>(allCalls).find(([known]) => known === name)?.[1];
    assert.ok(call);
    for (const amount of refusedAmounts[kind]) {
      const answer = await send(call, field, amount);
      const { code, fields } = answer.json();
      assert.deepEqual([answer.statusCode, code], [400, 'invalid_input'], `${amount}`);
      assert.ok(field in fields, `${amount}: ${answer.body}`);
    }
    const good = await send(call, field, '12.34');
    assert.ok(!(field in (good.json().fields ?? {})), good.body);
  });

test('refuses half a surrogate pair like a NUL, and accepts a whole one', async () => {
  const answer = await send(allCalls.sendFeedback, 'content', '\ud83d');
  assert.deepEqual([answer.statusCode, Object.keys(answer.json().fields)], [400, ['content']]);
  const fine = await send(allCalls.sendFeedback, 'content', 'good 👍');
  assert.ok(!('content' in (fine.json().fields ?? {})), fine.body);
});
