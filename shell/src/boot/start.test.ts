import { createClient } from '@portal/shared/client/client';
import { buildStatus, fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { createFakePlatform, type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { isSecureEnough } from './boot-outcome.rules.ts';
import { start } from './start.ts';
import { createSessionStore } from './storage/session-store.ts';

const country = { countryCode: 'PH', countryDialingCode: '63' };

function prepare(answers: FakeAnswers, token?: string) {
  sessionStorage.clear();
  if (token) sessionStorage.setItem('token', token);
  const platform = createFakePlatform({ getCountry: country, ...answers });
  const session = createSessionStore(sessionStorage);
  const client = createClient({
    baseUrl: 'http://localhost',
    token: session.token,
    language: () => 'EN',
    merchant: session.merchant,
    release: () => 'shell@1.0.0',
    fetch: platform.fetch,
  });
  const order: string[] = [];
  const ports = {
    client,
    session,
    host: 'portal.test',
    startRemotes: async () => void order.push('composition'),
    noteServerTime: () => void order.push('time'),
  };
  return { ports, platform, order, session };
}

const namesOf = (platform: { seen: { name: string }[] }) => platform.seen.map(({ name }) => name);

// covers 1
test('status 0: composition, then the member of the stored token, then the app', async () => {
  const { ports, platform, order, session } = prepare(
    { getStatus: buildStatus(), getMemberInfo: fakeMember },
    fakeToken(),
  );
  const boot = await start(ports);
  expect(boot).toMatchObject({ face: 'app', member: { account: 'player01' }, country });
  expect(namesOf(platform).sort()).toEqual(['getCountry', 'getMemberInfo', 'getStatus']);
  expect(order).toEqual(['composition', 'time']);
  expect(session.isAgent()).toBe(0);
});

test('sends the host of the page with the status call', async () => {
  const { ports, platform } = prepare({ getStatus: buildStatus() });
  await start(ports);
  expect(platform.seenOf('getStatus')[0]?.input).toEqual({ host: 'portal.test' });
});

// covers 4
test('asks for no member without a token; always asks for the country', async () => {
  const { ports, platform } = prepare({ getStatus: buildStatus() });
  await start(ports);
  expect(namesOf(platform).sort()).toEqual(['getCountry', 'getStatus']);
});

test.each([
  [buildStatus({ status: 1, maintenance: { active: true } }), 'maintenance'],
  [buildStatus({ status: 2, regionRestriction: { active: true } }), 'region-blocked'],
] as const)('status %#: a page instead of the app, and no composition', async (status, face) => {
  const { ports, order } = prepare({ getStatus: status }, fakeToken());
  expect(await start(ports)).toMatchObject({ face });
  expect(order).toEqual([]);
});

test('removes a token that is no longer valid', async () => {
  const { ports, session } = prepare({ getStatus: buildStatus(), getMemberInfo: refuse('not_logged_in') }, fakeToken());
  expect(await start(ports)).toMatchObject({ face: 'app', member: undefined, hasEnded: true });
  expect(session.token()).toBeUndefined();
});

// covers 2.8
test('distinguishes no response from maintenance', async () => {
  const { ports } = prepare({});
  expect(await start(ports)).toEqual({ face: 'unreachable' });
});

test('distinguishes a platform that says it is away from no response', async () => {
  const { ports } = prepare({ getStatus: refuse('temporarily_unavailable') });
  expect(await start(ports)).toEqual({ face: 'away' });
});

test('a page without Web Crypto is not secure enough', () => {
  expect(isSecureEnough({ crypto: {} })).toBe(false);
  expect(isSecureEnough({ crypto: { subtle: {} } })).toBe(true);
});
