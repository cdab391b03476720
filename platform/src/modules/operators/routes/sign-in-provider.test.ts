import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { operatorRoles } from '@portal/shared/contract/operators/accounts';
import { operatorLoginByProvider, operatorSignInWays } from '@portal/shared/contract/operators/sign-in-provider';
import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { secondFactorCode } from '../index.ts';
import { providerBackPath } from '../sessions/sign-in-provider.ts';
import { operators } from '../tables.ts';
import { type OpenIdProvider, openIdProvider } from '../testing/openid-provider.ts';
import { providerStartPath } from './sign-in-provider.ts';

const origin = 'https://staff.example';
const password = 'a long enough one';

forEachDatabase(({ database }) => {
  // The provider's times are real ones.
  const clock = testClock(new Date().toISOString());
  let provider: OpenIdProvider;
  let app: App;
  let made = 0;
  let username: string;
  let email: string;
  let secret: string;

  before(async () => {
    provider = await openIdProvider(origin + providerBackPath);
    const env = {
      OPERATOR_ORIGIN: origin,
      OPERATOR_OIDC_ISSUER: provider.issuer,
      OPERATOR_OIDC_CLIENT_ID: provider.clientId,
      OPERATOR_OIDC_CLIENT_SECRET: provider.clientSecret,
      OPERATOR_OIDC_NAME: 'Company login',
    };
    app = await testApp(database(), { clock, env });
  });
  after(async () => {
    await app.close();
    await provider.close();
  });
  beforeEach(async () => {
    made += 1;
    username = `ann${made}`;
    email = `${username}@operators.example`;
    secret = (await app.modules.operator.add({ username, password, roles: [...operatorRoles] })) ?? '';
    await app.server.kernel.db.update(operators).set({ email }).where(eq(operators.username, username));
    provider.signIn({ sub: username, email, email_verified: true });
  });

  interface Leading {
    address: string;
    cookie: string;
  }
  async function lead(url: string, cookie = ''): Promise<Leading> {
    const answer = await app.server.inject({ url, headers: { cookie } });
    assert.equal(answer.statusCode, 302, answer.body);
    const [set = ''] = [answer.headers['set-cookie']].flat();
    return { address: String(answer.headers.location), cookie: set.split(';')[0] ?? '' };
  }
  /** Signs in at the provider; returns what it sends the browser back with. */
  async function comeBack(): Promise<{ back: string; cookie: string }> {
    const { address, cookie } = await lead(providerStartPath);
    const back = new URL(await provider.visit(address));
    return { back: back.pathname + back.search, cookie };
  }
  const resultOf = ({ address }: Leading) => address.replace(`${origin}/#/sign-in/`, '');
  async function ticket(): Promise<string> {
    const { back, cookie } = await comeBack();
    return resultOf(await lead(back, cookie));
  }
  const code = () => secondFactorCode(secret, clock.now());
  const logIn = (input: Record<string, unknown>) => apiClient(app).send(operatorLoginByProvider, input);

  // covers 6
  test('logs in an operator by the provider and a code, never by the provider alone', async () => {
    assert.deepEqual((await apiClient(app).send(operatorSignInWays, {})).value, { provider: 'Company login' });
    assert.equal((await logIn({ ticket: await ticket() })).code, 'login_failed', 'without a code');
    assert.equal((await logIn({ ticket: await ticket(), code: '000000' })).code, 'login_failed');
    const right = { ticket: await ticket(), code: code() };
    const answer = await logIn(right);
    assert.deepEqual([answer.status, answer.value.roles], [200, [...operatorRoles]]);
    assert.equal((await logIn(right)).code, 'login_failed', 'a ticket works once');
  });

  // covers 6
  test('admits no address that is not verified, not known, or of a closed operator', async () => {
    provider.signIn({ sub: 'mallory', email, email_verified: false });
    assert.equal(await ticket(), 'refused');
    provider.signIn({ sub: 'mallory', email: 'mallory@example.com', email_verified: true });
    assert.equal(await ticket(), 'refused');
    provider.signIn({ sub: username, email: email.toUpperCase(), email_verified: true });
    assert.match(await ticket(), /^[\w-]{43}$/, 'letters of an address have no case');
    await app.server.kernel.db.update(operators).set({ isActive: false }).where(eq(operators.username, username));
    assert.equal(await ticket(), 'refused');
  });

  // covers 6
  test('takes an answer only in the browser that asked, once, and within its time', async () => {
    const first = await comeBack();
    const second = await comeBack();
    assert.equal(resultOf(await lead(first.back)), 'refused', 'no cookie');
    assert.equal(resultOf(await lead(first.back, second.cookie)), 'refused', 'the cookie of another sign-in');
    assert.match(resultOf(await lead(first.back, first.cookie)), /^[\w-]{43}$/);
    assert.equal(resultOf(await lead(first.back, first.cookie)), 'refused', 'again');
    clock.advanceMs(10 * 60_000);
    assert.equal(resultOf(await lead(second.back, second.cookie)), 'refused', 'late');
    const changed = await comeBack();
    assert.equal(resultOf(await lead(changed.back.replace('code=', 'code=x'), changed.cookie)), 'refused');
  });

  test('lets a ticket rest five minutes, and the fifth wrong code locks the account', async () => {
    const late = await ticket();
    clock.advanceMs(5 * 60_000);
    assert.equal((await logIn({ ticket: late, code: code() })).code, 'login_failed');
    for (let no = 0; no < 5; no += 1) await logIn({ ticket: await ticket(), code: '000000' });
    assert.equal((await logIn({ ticket: await ticket(), code: code() })).code, 'login_failed');
  });
});

forEachDatabase(({ database }) => {
  test('names no provider and serves no page of one where none is set', async () => {
    const app = await testApp(database());
    assert.deepEqual((await apiClient(app).send(operatorSignInWays, {})).value, {});
    assert.equal((await app.server.inject(providerStartPath)).statusCode, 404);
    await app.close();
  });
});
