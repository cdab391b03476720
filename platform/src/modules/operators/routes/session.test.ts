import assert from 'node:assert/strict';
import { operatorLogin } from '@portal/shared/contract/operators/session';
import { apiClient } from '../../../testing/api-client.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';

const { test, database } = databaseTests();

test('refuses the logins of an address beyond sixty in a minute, whatever the account', async () => {
  const app = await testApp(database());
  try {
    const api = apiClient(app);
    const codes = [];
    for (let no = 0; no < 62; no += 1) {
      const input = { username: `nobody${no}`, password: 'Wrong123', code: '000000' };
      codes.push((await api.send(operatorLogin, input)).code);
    }
    assert.deepEqual(codes, [...Array(60).fill('login_failed'), 'too_many_requests', 'too_many_requests']);
  } finally {
    await app.close();
  }
});
