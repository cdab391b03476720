import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walletTransfer } from '@portal/shared/contract/wallet/transfer';
import { addMember, tokenOf } from '../testing/add-member.ts';
import { apiClient } from '../testing/api-client.ts';
import { openTestEmbedded } from '../testing/databases.ts';
import { testApp } from '../testing/test-kernel.ts';

test('a transfer needs a key, an amount above zero, a real account and a transfer vendor', async () => {
  const { database, close } = await openTestEmbedded();
  const app = await testApp(database);
  const api = apiClient(app);
  await addMember(app, 'mover01');
  await addMember(app, 'trial01', { type: 4 });
  const token = await tokenOf(app, 'mover01');
  const input = { vassalage: 'NOBODY', direction: 'to-vendor', amount: '1.00' };
  const headers = { 'idempotency-key': 'transfer-1' };
  assert.equal((await api.send(walletTransfer, input, { token })).code, 'idempotency_key_required');
  assert.equal((await api.send(walletTransfer, input, { token, headers })).code, 'not_a_transfer_vendor');
  for (const amount of ['0.00', '-1.00', '1', 1, '1.001']) {
    const answer = await api.send(walletTransfer, { ...input, amount }, { token, headers });
    assert.equal(answer.code, 'invalid_input', String(amount));
  }
  const trial = await api.send(walletTransfer, input, { token: await tokenOf(app, 'trial01'), headers });
  assert.deepEqual([trial.status, trial.code], [403, 'in_need_true_account']);
  await app.close();
  await close();
});
