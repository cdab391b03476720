import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { approvalCommands } from '../operators/approval-commands.ts';
import { settingCommands } from '../site/setting-commands.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { adjustCommands } from './adjust-command.ts';
import { withdrawalCommands } from './withdrawal-commands.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) =>
  harness.run({ ...withdrawalCommands, ...approvalCommands, ...adjustCommands, ...settingCommands }, ...args);
const at = '2026-01-01T00:00:00.000Z';
const row = {
  id: 'w-1',
  reference: 'WD-2611-7K3QM',
  memberId: 'm-1',
  account: 'player01',
  state: 'approved',
  version: 3,
  amount: '300.00',
  fee: '0.00',
  received: '0.00',
  leftToPay: '300.00',
  appliedAt: at,
  changedAt: at,
};
const made = {
  id: 'p-1',
  act: 'withdrawal.pay',
  targetId: 'w-1',
  input: { amount: '120.00' },
  maker: 'nadia',
  why: 'sent',
  madeAt: at,
  state: 'open',
};

test('withdrawals are listed by state and member, and one is shown with account and history', async () => {
  gives({ list: [row], totalPages: 1 });
  const list = await run(
    'withdrawals',
    'list',
    '--state',
    'approved',
    '--member',
    'player01',
    '--reference',
    'wd26117k3qm',
  );
  assert.equal(
    asked().url,
    '/operator/withdrawals?state=approved&member=player01&reference=wd26117k3qm&pageNo=1&pageSize=50',
  );
  assert.match(list.out, /WD-2611-7K3QM +w-1 +player01 +approved +300\.00/);
  assert.equal((await run('withdrawals', 'list', '--state', 'gone')).code, exitCodes.refused);
  const account = { bank: 'BDO', holder: 'Jane Doe', number: '0012', numberSharedWith: ['other01'], release: '' };
  const more = { ...account, owed: '7.50', blockedBy: ['withdrawal_debt'], openProposal: made };
  gives({ ...row, ...more, parts: [], history: [{ act: 'apply', state: 'applied', at }] });
  assert.match(
    (await run('withdrawals', 'show', 'w-1')).out,
    /BDO, 0012, Jane Doe[\s\S]*other01[\s\S]*7\.50[\s\S]*withdrawal_debt[\s\S]*p-1: withdrawal\.pay by nadia[\s\S]*Nothing has been paid yet/,
  );
});

test('prints no remaining amount where nothing is to be paid', async () => {
  const over = { ...row, id: 'w-2', state: 'received', leftToPay: '0.00', received: '300.00' };
  gives({ list: [row, over], totalPages: 1 });
  const { out } = await run('withdrawals', 'list');
  assert.match(out, /w-1 +player01 +approved +300\.00 +300\.00 +2026/);
  assert.match(out, /w-2 +player01 +received +300\.00 +- +2026/);
  const account = { bank: 'BDO', holder: 'Jane Doe', number: '0012', numberSharedWith: [], release: '' };
  gives({ ...over, ...account, owed: '0.00', blockedBy: [], parts: [], history: [] });
  assert.match((await run('withdrawals', 'show', 'w-2')).out, /left to pay +-/);
});

test('requests approval for what moves money, with the reason; starts a review at once', async () => {
  gives(row);
  assert.match((await run('withdrawals', 'review', 'w-1', '--why', 'looking')).out, /in review/);
  gives(made);
  for (const act of ['approve', 'reject', 'refund', 'force']) {
    assert.match((await run('withdrawals', act, 'w-1', '--why', 'a call')).out, /proposals accept p-1/);
    assert.deepEqual(asked().body, { act, why: 'a call' });
  }
  await run('withdrawals', 'pay', 'w-1', '--amount', '120.00', '--reference', 'bank-7', '--why', 'sent');
  assert.deepEqual(asked().body, { act: 'pay', amount: '120.00', reference: 'bank-7', why: 'sent' });
  await run('withdrawals', 'pay', 'w-1', '--part', 'x-1', '--reference', 'bank-8', '--why', 'again');
  assert.deepEqual(asked().body, { act: 'pay', reference: 'bank-8', part: 'x-1', why: 'again' });
  await run('withdrawals', 'force', 'w-1', '--part', 'x-1', '--why', 'a slip');
  assert.deepEqual(asked().body, { act: 'force', part: 'x-1', why: 'a slip' });
  forget();
  assert.match((await run('withdrawals', 'pay', 'w-1')).error, /Say why/);
  assert.deepEqual(asked(), {});
});

test('lists, accepts and declines approval requests', async () => {
  gives({ list: [{ ...made, about: { account: 'player01', amount: '300.00', state: 'approved' } }], totalPages: 1 });
  const row = /p-1 +withdrawal\.pay +player01, 300\.00, approved, w-1 +amount 120\.00 +nadia/;
  assert.match((await run('proposals', 'list')).out, row);
  assert.match(asked().url ?? '', /state=open/);
  const far = { account: 'player01', amount: '30.00', state: 'in_review', arrived: '300.00', isFarFromOrdered: true };
  gives({ list: [{ ...made, about: far }], totalPages: 1 });
  assert.match((await run('proposals', 'list')).out, /in_review, ARRIVED 300\.00 IS FAR FROM THE 30\.00 ORDERED, w-1/);
  gives({ list: [{ ...made, about: { ...far, isFarFromOrdered: false } }], totalPages: 1 });
  assert.doesNotMatch((await run('proposals', 'list')).out, /FAR FROM/);
  gives({ ...made, state: 'accepted', decidedBy: 'omar' });
  assert.match((await run('proposals', 'accept', 'p-1', '--why', 'seen it')).out, /proposed by nadia: accepted/);
  assert.deepEqual([asked().method, asked().url], ['POST', '/operator/proposals/p-1/accept']);
  assert.deepEqual(asked().body, { why: 'seen it' });
  await run('proposals', 'accept', 'p-1', '--amount-confirmed', '--why', 'seen it');
  assert.deepEqual(asked().body, { why: 'seen it', isAmountConfirmed: true });
  gives({ ...made, state: 'declined' });
  assert.match((await run('proposals', 'decline', 'p-1', '--why', 'no')).out, /declined/);
});

test('requests a correction in either direction', async () => {
  gives({ ...made, act: 'wallet.adjust' });
  for (const amount of ['25.00', '-25.00']) {
    assert.match(
      (await run('adjust', 'player01', `--amount=${amount}`, '--why', 'a wrong bet')).out,
      /Proposed as p-1/,
    );
    assert.equal(asked().url, '/operator/members/player01/adjustments');
    assert.deepEqual(asked().body, { amount, why: 'a wrong bet' });
  }
  assert.match((await run('adjust', 'player01', '--amount', '1.00')).error, /Say why/);
});

test('amounts are read as people type them, and one that is not clear is refused with its readings', async () => {
  gives(made);
  const pay = (amount: string) => run('withdrawals', 'pay', 'w-1', '--amount', amount, '--why', 'sent');
  for (const [typed, amount] of [
    ['100,50', '100.50'],
    ['1.234,5', '1234.50'],
    ['1,200', '1200.00'],
    ['１００', '100.00'],
  ] as const) {
    await pay(typed);
    assert.deepEqual(asked().body, { act: 'pay', amount, why: 'sent' }, typed);
  }
  await run('adjust', 'player01', '--amount=-1.234,50', '--why', 'a wrong bet');
  assert.deepEqual(asked().body, { amount: '-1234.50', why: 'a wrong bet' });
  forget();
  assert.match((await pay('12.500')).error, /--amount 12\.500 can be 12,500\.00 or 12\.50\./);
  assert.match((await pay('ten')).error, /--amount ten is not an amount such as 120\.00\./);
  assert.deepEqual(asked(), {});
});

test('requests a change of a money setting; explains how to get an own login', async () => {
  gives({
    ...made,
    act: 'setting.change',
    targetId: 'withdrawal.feeBasisPoints',
    input: { value: '150', before: '0' },
  });
  const proposed = await run('settings', 'propose', 'withdrawal.feeBasisPoints', '150', '--why', 'costs');
  assert.match(proposed.out, /from 0 to 150[\s\S]*proposals accept p-1/);
  assert.equal(asked().url, '/operator/settings/withdrawal.feeBasisPoints/proposals');
  assert.deepEqual(asked().body, { value: 150, why: 'costs' });
  harness.answers({ success: false, code: 'own_login_required', message: 'This takes a person' }, 403);
  const refused = await run('proposals', 'accept', 'p-1', '--why', 'seen it');
  assert.equal(refused.code, exitCodes.refused);
  assert.match(refused.error, /own_login_required[\s\S]*login <username>/);
});
