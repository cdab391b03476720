import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vapidEnv } from '../../modules/delivery/testing/vapid-env.ts';
import { productionEnv } from '../../testing/production-env.ts';
import { readSettings, SettingsError } from './settings.ts';

test('uses the defaults for a newcomer without any variable', () => {
  const settings = readSettings({});
  assert.equal(settings.PORT, 8080);
  assert.equal(settings.VENDOR_PORT, 8081);
  assert.equal(settings.OPERATOR_PORT, 8082);
  assert.equal(settings.PUBLIC_ORIGIN, 'http://localhost:8080');
  assert.equal(settings.DEMO_DATA, true);
  assert.deepEqual(settings.MERCHANTS, ['portal']);
});

test('derives the other ports from PORT, and ignores an empty variable', () => {
  const settings = readSettings({ PORT: '9000', VENDOR_PORT: '', DATABASE_URL: 'postgresql://db/portal' });
  assert.deepEqual([settings.VENDOR_PORT, settings.OPERATOR_PORT, settings.DEMO_DATA], [9001, 9002, false]);
});

for (const [name, text] of [
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://db'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', '192.0.2.1,proxy.example'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['SECRETS_KEY', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_POOL', '0'],
  ['PUBLIC_ORIGIN', 'portal.example'],
  ['RELEASES_S3_ENDPOINT', 'https://s3.example/bucket'],
  ['RELEASES_S3_BUCKET', '../other'],
] as const) {
  test(`rejects ${name}=${text} and names the variable`, () => {
    assert.throws(
      () => readSettings({ [name]: text }),
      (error) => error instanceof SettingsError && error.message.startsWith(`${name}: must be`),
    );
  });
}

const bucket = {
  RELEASES_S3_ENDPOINT: 'https://s3.example',
  RELEASES_S3_BUCKET: 'releases',
  RELEASES_S3_REGION: 'eu-1',
  RELEASES_S3_ACCESS_KEY: 'key',
  RELEASES_S3_SECRET_KEY: 'secret',
};

test('takes a bucket for releases only with all its settings', () => {
  assert.equal(readSettings(bucket).RELEASES_S3_BUCKET, 'releases');
  for (const name of Object.keys(bucket))
    assert.throws(() => readSettings({ ...bucket, [name]: undefined }), new RegExp(`${name}: must be set with`));
});

test('enables the sandbox provider in a demo, or when it is switched on', () => {
  const database = { DATABASE_URL: 'postgresql://db/portal' };
  const isOn = (env: Record<string, string>) => readSettings(env).SANDBOX_PROVIDER;
  assert.deepEqual(
    [{}, database, { ...database, DEMO_DATA: 'true' }, { ...database, SANDBOX_PROVIDER: 'true' }].map(isOn),
    [true, false, true, true],
  );
  assert.equal(isOn({ SANDBOX_PROVIDER: 'false' }), false);
});

test('starts in production with what it needs', () => {
  assert.equal(readSettings(productionEnv).NODE_ENV, 'production');
});

for (const change of [
  { SECRETS_KEY: undefined },
  { DATABASE_URL: undefined },
  { VENDOR_ORIGIN: undefined },
  { METRICS_TOKEN: undefined },
  { DEMO_DATA: 'true' },
  { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
  { SANDBOX_PROVIDER: 'true' },
]) {
  const [name = ''] = Object.keys(change);
  test(`does not start in production with a wrong ${name}`, () => {
    assert.throws(() => readSettings({ ...productionEnv, ...change }), new RegExp(`^Error: ${name}: must`));
  });
}

test('trusts no proxy, every proxy, or those of a list', () => {
  const trusted = (TRUST_PROXY?: string) => readSettings({ TRUST_PROXY }).TRUST_PROXY;
  assert.deepEqual([trusted(), trusted('false'), trusted('true'), trusted('1')], [false, false, true, true]);
  assert.deepEqual(trusted('192.0.2.1, 10.0.0.0/8,::1'), ['192.0.2.1', '10.0.0.0/8', '::1']);
});

test('takes addresses of operators only if no visitor can name their own', () => {
  const OPERATOR_ADDRESSES = '192.0.2.0/24';
  assert.throws(() => readSettings({ OPERATOR_ADDRESSES, TRUST_PROXY: 'true' }), /^Error: TRUST_PROXY: must be/);
  for (const TRUST_PROXY of [undefined, 'false', '10.0.0.1'])
    assert.ok(readSettings({ OPERATOR_ADDRESSES, TRUST_PROXY }).OPERATOR_ADDRESSES);
});

test('takes an origin of scripts as browsers name it, and the port four above PORT', () => {
  const settings = readSettings({ PORT: '9000', SCRIPTS_ORIGIN: 'https://Scripts.Portal.example:443' });
  assert.deepEqual([settings.SCRIPTS_ORIGIN, settings.SCRIPTS_PORT], ['https://scripts.portal.example', 9004]);
  assert.equal(readSettings({}).SCRIPTS_ORIGIN, undefined);
});

for (const [why, change, message] of [
  ["the portal's", { PUBLIC_ORIGIN: 'https://scripts.example:443' }, 'SCRIPTS_ORIGIN: must be another origin'],
  ["the operators'", { OPERATOR_ORIGIN: 'https://scripts.example' }, 'SCRIPTS_ORIGIN: must be another origin'],
  ["a remote's", { REMOTE_ORIGINS: 'remote-games=https://scripts.example' }, 'SCRIPTS_ORIGIN: must be another origin'],
  [
    'no https',
    { SCRIPTS_ORIGIN: 'http://scripts.example', PUBLIC_ORIGIN: 'https://portal.example' },
    'SCRIPTS_ORIGIN: must be an https',
  ],
  ["a port of the players'", { SCRIPTS_PORT: '8080' }, 'SCRIPTS_PORT: must be another port'],
  ["a port of the operators'", { SCRIPTS_PORT: '8082' }, 'SCRIPTS_PORT: must be another port'],
  ['no origin', { SCRIPTS_ORIGIN: 'https://scripts.example/frame' }, 'SCRIPTS_ORIGIN: must be an origin'],
] as const) {
  test(`refuses an origin of scripts: ${why}`, () => {
    const given = { SCRIPTS_ORIGIN: 'https://scripts.example', ...change };
    assert.throws(() => readSettings(given), new RegExp(`^Error: ${message}`));
  });
}

for (const change of [
  { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'portal@portal.example' },
  { OPERATOR_OIDC_ISSUER: 'https://people.example', OPERATOR_OIDC_CLIENT_ID: 'portal' },
])
  test(`needs the address of operators in production with ${Object.keys(change)[0]}`, () => {
    assert.throws(() => readSettings({ ...productionEnv, ...change }), /^Error: OPERATOR_ORIGIN: must be set/);
    const OPERATOR_ORIGIN = 'https://operators.example';
    assert.equal(readSettings({ ...productionEnv, ...change, OPERATOR_ORIGIN }).OPERATOR_ORIGIN, OPERATOR_ORIGIN);
  });

test('a public demo may be one in production, with all else that production needs', () => {
  const demo = { ...productionEnv, PUBLIC_DEMO: 'true', DEMO_DATA: 'true' };
  assert.deepEqual([readSettings(demo).DEMO_DATA, readSettings(demo).SANDBOX_PROVIDER], [true, true]);
  for (const name of ['SECRETS_KEY', 'DATABASE_URL', 'VENDOR_ORIGIN', 'METRICS_TOKEN'])
    assert.throws(() => readSettings({ ...demo, [name]: undefined }), new RegExp(`^Error: ${name}: must`));
});

test('takes keys for notifications only whole, and only of one pair', () => {
  const [own, other] = [vapidEnv(), vapidEnv()];
  assert.equal(readSettings(own).VAPID_PUBLIC_KEY, own.VAPID_PUBLIC_KEY);
  for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'])
    assert.throws(() => readSettings({ ...own, [name]: '' }), new RegExp(`^Error: ${name}: must be set with VAPID`));
  const mixed = { ...own, VAPID_PRIVATE_KEY: other.VAPID_PRIVATE_KEY };
  assert.throws(() => readSettings(mixed), /^Error: VAPID_PRIVATE_KEY: must be the key of VAPID_PUBLIC_KEY/);
  const zero = Buffer.alloc(32).toString('base64url');
  assert.throws(() => readSettings({ ...own, VAPID_PRIVATE_KEY: zero }), /must be the key of VAPID_PUBLIC_KEY/);
  assert.throws(() => readSettings({ ...own, VAPID_SUBJECT: 'portal' }), /^Error: VAPID_SUBJECT: must be a mailto:/);
});
