import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDepositMethods } from '@portal/shared/contract/payments/deposits';
import { apiClient } from '../../../testing/api-client.ts';
import { openTestPostgres } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { depositClient } from '../testing/depositing-member.ts';
import { callBack } from '../testing/fake-provider.ts';

// covers 7.1
test('offers no sandbox method, order or callback outside a demo', async () => {
  const { database, close } = await openTestPostgres();
  const app = await testApp(database, { env: { SANDBOX_PROVIDER: 'false' } });
  try {
    const client = depositClient(app);
    const player = await client.member('nodemo1');
    const { methods } = (await apiClient(app).send(listDepositMethods, {}, player)).value;
    assert.deepEqual(
      methods.map(({ id }) => id),
      ['bank-transfer'],
    );
    assert.equal((await client.order(player, 'sandbox-pay', '50.00')).code, 'unknown_deposit_method');
    const callbackBody = { orderId: 'o-1', paymentId: 'p-1', state: 'paid', amount: '50.00' };
    assert.equal((await callBack(app, callbackBody)).code, 'bad_signature');
  } finally {
    await app.close();
    await close();
  }
});
