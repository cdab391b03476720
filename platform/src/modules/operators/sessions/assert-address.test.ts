import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishOperatorEnrolment, openOperatorEnrolment } from '@portal/shared/contract/operators/enrolment';
import { operatorLogin } from '@portal/shared/contract/operators/session';
import { listSettings } from '@portal/shared/contract/settings/operator-settings';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';

forEachDatabase(({ database }) => {
  const hosted = hostedApp(database, { env: { OPERATOR_ADDRESSES: '192.0.2.0/24' } });

  // covers 6
  test('refuses login, enrolment and every session from other addresses, also with the right token', async () => {
    const token = await operatorToken(hosted.app, 'ann', 'admin');
    const link = 'a'.repeat(43);
    const filled = { token: link, password: 'a long enough one', code: '000000' };
    const login = { username: 'ann', password: 'x', code: '000000' };
    const from = async (remoteAddress: string) => [
      (await hosted.api.send(listSettings, {}, { token, remoteAddress })).code ?? 'done',
      (await hosted.api.send(operatorLogin, login, { remoteAddress })).code,
      (await hosted.api.send(openOperatorEnrolment, { token: link }, { remoteAddress })).code,
      (await hosted.api.send(finishOperatorEnrolment, filled, { remoteAddress })).code,
    ];
    assert.deepEqual(await from('198.51.100.1'), Array(4).fill('address_not_allowed'));
    assert.deepEqual(await from('192.0.2.1'), ['done', 'login_failed', 'enrolment_link_over', 'enrolment_link_over']);
  });
});
