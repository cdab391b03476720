/** @jest-environment node */

import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { changePassword } from '@portal/shared/contract/accounts/passwords';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import { listPromotions } from '@portal/shared/contract/rewards/promotions';
import { setSetting } from '@portal/shared/contract/settings/operator-settings';
import { sendEmailCode } from '@portal/shared/contract/verification/codes';
import { getBalance } from '@portal/shared/contract/wallet/balance';
import { walletTransfer } from '@portal/shared/contract/wallet/transfers';
import type { Client } from './client.ts';
import { FaultError, RefusalError } from './errors.ts';
import { clientOf, ok, refused } from './testing/client-of.ts';

test('a member call carries token, merchant, language and release', async () => {
  const { client, requests } = clientOf(() => ok({ sumBalance: '10.00' }));
  await expect(client.send(getBalance, {})).resolves.toEqual({ sumBalance: '10.00' });
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
    authorization: 'Bearer the-token',
    merchant: 'portal',
    'accept-language': 'TY',
    'x-release': 'shell@1.0.0',
  });
});

test('a public call carries no token', async () => {
  const { client, requests } = clientOf(() => ok({ menus: [] }));
  await client.send(getGameMenus, {});
  expect(requests[0]?.headers.has('authorization')).toBe(false);
});

test('a public call that returns more to a member carries the token', async () => {
  const { client, requests } = clientOf(() => ok({ promotions: [] }));
  await client.send(listPromotions, {});
  expect(requests[0]?.headers.has('authorization')).toBe(true);
});

test('fills and escapes path parts, and removes them from the body', async () => {
  const setting = { key: 'a.b', value: 1, version: 1, persons: 1, roles: ['content'] };
  const { client, requests } = clientOf(() => ok(setting));
  await client.send(setSetting, { key: 'a/b', value: 1, why: 'because' });
  expect(requests[0]?.url).toBe('http://portal.test/operator/settings/a%2Fb');
  expect(await requests[0]?.json()).toEqual({ value: 1, why: 'because' });
});

test('a refusal keeps its code, text and status', async () => {
  const { client } = clientOf(() => refused('insufficient_balance', 422));
  const refusal = await client.send(getBalance, {}).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RefusalError);
  expect(refusal).toMatchObject({
    code: 'insufficient_balance',
    status: 422,
    message: 'text of insufficient_balance',
  });
});

test.each([
  ['HTML instead of JSON', () => new Response('<html>', { status: 502 }), 'server'],
  ['a value that does not fit', () => ok({ sumBalance: 10 }), 'answer'],
  ['no network', () => Promise.reject(new TypeError('failed to fetch')), 'network'],
])('treats %s as a fault', async (_, answer, reason) => {
  const { client } = clientOf(answer);
  const fault = await client.send(getBalance, {}).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(FaultError);
  expect(fault).toMatchObject({ reason });
});

test('reports an ended session once to the shell, and only if there was one', async () => {
  const onSessionEnded = jest.fn();
  const { client } = clientOf(() => refused('not_logged_in', 401), { onSessionEnded });
  await expect(client.send(getMemberInfo, {})).rejects.toMatchObject({ code: 'not_logged_in' });
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
  const visitor = clientOf(() => refused('not_logged_in', 401), { onSessionEnded, token: () => undefined });
  await expect(visitor.client.send(getMemberInfo, {})).rejects.toMatchObject({ code: 'not_logged_in' });
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

test('a call refused under a token that has been replaced since does not end the session', async () => {
  const onSessionEnded = jest.fn();
  let token = 'old';
  const answer = () => {
    token = 'new';
    return refused('not_logged_in', 401);
  };
  const { client } = clientOf(answer, { onSessionEnded, token: () => token });
  await expect(client.send(getMemberInfo, {})).rejects.toMatchObject({ code: 'not_logged_in' });
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('hands the new token of a renewing call over before the caller continues', async () => {
  const sequence: string[] = [];
  const onSessionRenewed = (token: string) => void sequence.push(token);
  const { encrypted: _, ...plain } = changePassword;
  const passwords = { oldPassword: 'Old1234', newPassword: 'New1234', confirmNewPassword: 'New1234' };
  const { client } = clientOf(() => ok({ token: 'n'.repeat(43) }), { onSessionRenewed });
  await client.send(plain, passwords).then(() => sequence.push('answered'));
  expect(sequence).toEqual(['n'.repeat(43), 'answered']);
  const refusing = clientOf(() => refused('old_password_wrong', 422), { onSessionRenewed });
  await expect(refusing.client.send(plain, passwords)).rejects.toMatchObject({ code: 'old_password_wrong' });
  expect(sequence).toHaveLength(2);
});

describe('a call in flight while the session gets another token', () => {
  const { encrypted: _, ...change } = changePassword;
  const passwords = { oldPassword: 'Old1234', newPassword: 'New1234', confirmNewPassword: 'New1234' };
  const next = 'n'.repeat(43);

  /**
   * The platform has changed the token by the time the call arrives; `answered` decides when the change gets its
   * response.
   */
  function underway({ answered }: { answered: Promise<Response> }) {
    let token = 'old';
    const onSessionEnded = jest.fn();
    const onSessionRenewed = (renewed: string) => {
      token = renewed;
    };
    const opened = clientOf(
      (request) => {
        if (request.url.includes(change.path)) return answered;
        const isOld = request.headers.get('authorization') === 'Bearer old';
        return isOld ? refused('not_logged_in', 401) : ok({ sumBalance: '10.00' });
      },
      { token: () => token, onSessionRenewed, onSessionEnded },
    );
    return { ...opened, onSessionEnded };
  }

  // covers 3
  test('is repeated under the new token, and the session continues', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { client, requests, onSessionEnded } = underway({ answered: new Promise((resolve) => (answer = resolve)) });
    const changed = client.send(change, passwords);
    const asked = client.send(getBalance, {});
    await new Promise((resolve) => setImmediate(resolve));
    answer(ok({ token: next }));
    await changed;
    await expect(asked).resolves.toEqual({ sumBalance: '10.00' });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer old',
      `Bearer ${next}`,
    ]);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('ends the session if the change was refused', async () => {
    const { client, onSessionEnded } = underway({ answered: Promise.resolve(refused('old_password_wrong', 422)) });
    const changed = client.send(change, passwords).catch(() => undefined);
    await expect(client.send(getBalance, {})).rejects.toMatchObject({ code: 'not_logged_in' });
    await changed;
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });
});

test('a money call has an idempotency key and counts as in flight', async () => {
  let answerNow: (response: Response) => void = () => undefined;
  const { client, requests } = clientOf(() => new Promise((resolve) => (answerNow = resolve)));
  const sent = client.send(walletTransfer, { from: 'main', to: 'DEMO', amount: '1.00' });
  expect(client.moneyCallsInFlight()).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  answerNow(ok({ reference: 'r', from: '1.00', to: '1.00' }));
  await sent;
  expect(client.moneyCallsInFlight()).toBe(0);
  expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['under_maintenance', 503, 1],
  ['region_blocked', 403, 1],
  ['not_allowed', 403, 0],
])('%s: reports the closed portal %s %s times', async (code, status, times) => {
  const onClosed = jest.fn();
  const { client } = clientOf(() => refused(code, status), { onClosed });
  await expect(client.send(getGameMenus, {})).rejects.toMatchObject({ code });
  expect(onClosed).toHaveBeenCalledTimes(times);
});

test.each([
  ['temporarily_unavailable', (client: Client) => client.send(getGameMenus, {}), 1],
  ['email_failed', (client: Client) => client.send(sendEmailCode, { email: 'a@example.com' }), 0],
])('a call refused %s is sent only once', async (code, send, times) => {
  const onAway = jest.fn();
  const { client, requests } = clientOf(() => refused(code, 503), { onAway });
  await expect(send(client)).rejects.toMatchObject({ code, status: 503 });
  expect([requests.length, onAway.mock.calls.length]).toEqual([1, times]);
});
