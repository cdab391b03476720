import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { depositCommands } from './deposit-commands.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(depositCommands, ...args);
const at = '2026-01-01T00:00:00.000Z';
const row = {
  id: 'd-1',
  memberId: 'm-1',
  account: 'player01',
  state: 'in_review',
  version: 2,
  method: 'bank-transfer',
  provider: 'manual',
  reference: 'AB23CD45EF',
  amount: '300.00',
  review: 'proof',
  proofs: 1,
  createdAt: at,
  changedAt: at,
  expiresAt: at,
};
const notice = {
  id: 1,
  provider: 'sandbox',
  orderId: 'o-1',
  paymentId: 'sp-1',
  state: 'paid',
  amount: '60.00',
  outcome: 'unmatched',
  standing: 'open',
  at,
};

test('lists deposits, shows one with proofs and history, and lists provider messages', async () => {
  gives({ list: [row], totalPages: 1 });
  const list = await run('deposits', 'list', '--state', 'in_review', '--reference', 'AB23CD45EF');
  assert.equal(asked().url, '/operator/deposits?reference=AB23CD45EF&state=in_review&pageNo=1&pageSize=50');
  assert.match(list.out, /d-1 +player01 +bank-transfer +in_review \(proof\) +300\.00/);
  assert.equal((await run('deposits', 'list', '--state', 'gone')).code, exitCodes.refused);
  const history = [{ act: 'order', state: 'created', at }];
  gives({ ...row, release: '', proofIds: ['p-1'], notices: [], history });
  assert.match((await run('deposits', 'show', 'd-1')).out, /proofs +p-1[\s\S]*There is no provider notice/);
  gives({ list: [notice] });
  assert.match(
    (await run('deposits', 'notices', '--outcome', 'unmatched')).out,
    /o-1 +sp-1 +60\.00 +unmatched +open +1/,
  );
  assert.match(asked().url ?? '', /outcome=unmatched/);
});

test('approval and rejection are proposed, with the reason', async () => {
  const made = {
    id: 'p-1',
    act: 'deposit.approve',
    targetId: 'd-1',
    input: {},
    maker: 'nadia',
    why: 'seen',
    madeAt: at,
  };
  gives({ ...made, state: 'open' });
  const approve = ['deposits', 'approve', 'd-1', '--amount', '295.00', '--reference', 'bank-7', '--why', 'seen'];
  assert.match((await run(...approve)).out, /proposals accept p-1/);
  assert.deepEqual(asked().body, { act: 'approve', amount: '295.00', reference: 'bank-7', why: 'seen' });
  await run(...approve, '--amount-confirmed');
  const approved = { act: 'approve', amount: '295.00', reference: 'bank-7', isAmountConfirmed: true, why: 'seen' };
  assert.deepEqual(asked().body, approved);
  await run('deposits', 'reject', 'd-1', '--cause', 'not_arrived', '--why', 'nothing came');
  assert.deepEqual(asked().body, { act: 'reject', cause: 'not_arrived', why: 'nothing came' });
  assert.equal((await run('deposits', 'reject', 'd-1', '--cause', 'mood', '--why', 'no')).code, exitCodes.refused);
  forget();
  assert.match((await run('deposits', 'approve', 'd-1')).error, /Say why/);
  assert.deepEqual(asked(), {});
});

test('requests to credit or return an open payment', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  gives({
    id: 'p-9',
    act: 'notice.credit',
    targetId: 'notice 7',
    input: {},
    maker: 'nadia',
    why: 'x',
    madeAt: at,
    state: 'open',
  });
  const credited = await run('deposits', 'notice', 'credit', '7', '--member', 'player01', '--why', 'a slip');
  assert.match(credited.out, /proposals accept p-9/);
  assert.equal(asked().url, '/operator/depositNotices/7/proposals');
  assert.deepEqual(asked().body, { act: 'credit', member: 'player01', why: 'a slip' });
  await run('deposits', 'notice', 'return', '7', '--why', 'sent back');
  assert.deepEqual(asked().body, { act: 'return', why: 'sent back' });
  assert.equal((await run('deposits', 'notice', 'keep', '7', '--why', 'x')).code, exitCodes.refused);
});
