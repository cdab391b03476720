import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings, SettingsError } from './settings.ts';

test('without any variable the defaults of a newcomer hold', () => {
  const settings = readSettings({});
  assert.equal(settings.PORT, 8080);
  assert.equal(settings.VENDOR_PORT, 8081);
  assert.equal(settings.OPERATOR_PORT, 8082);
  assert.equal(settings.PUBLIC_ORIGIN, 'http://localhost:8080');
  assert.equal(settings.DEMO_DATA, true);
  assert.deepEqual(settings.MERCHANTS, ['portal']);
});

test('the other ports follow PORT, and an empty variable is none', () => {
  const settings = readSettings({ PORT: '9000', VENDOR_PORT: '', DATABASE_URL: 'postgresql://db/portal' });
  assert.deepEqual([settings.VENDOR_PORT, settings.OPERATOR_PORT, settings.DEMO_DATA], [9001, 9002, false]);
});

for (const [name, text] of [
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://db'],
  ['TRUST_PROXY', 'maybe'],
  ['SECRETS_KEY', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_POOL', '0'],
  ['PUBLIC_ORIGIN', 'portal.example'],
  ['RELEASES_S3_ENDPOINT', 'https://s3.example/bucket'],
  ['RELEASES_S3_BUCKET', '../other'],
] as const) {
  test(`${name}=${text} is an error that names the variable`, () => {
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

test('a bucket for releases is named whole or not at all', () => {
  assert.equal(readSettings(bucket).RELEASES_S3_BUCKET, 'releases');
  for (const name of Object.keys(bucket))
    assert.throws(() => readSettings({ ...bucket, [name]: undefined }), new RegExp(`${name}: must be set with`));
});

const production = {
  NODE_ENV: 'production',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
  DATABASE_URL: 'postgresql://db/portal',
};

test('the sandbox provider takes payments in a demo, or where it is switched on', () => {
  const database = { DATABASE_URL: 'postgresql://db/portal' };
  const isOn = (env: Record<string, string>) => readSettings(env).SANDBOX_PROVIDER;
  assert.deepEqual(
    [{}, database, { ...database, DEMO_DATA: 'true' }, { ...database, SANDBOX_PROVIDER: 'true' }].map(isOn),
    [true, false, true, true],
  );
  assert.equal(isOn({ SANDBOX_PROVIDER: 'false' }), false);
});

test('production starts with what it needs', () => {
  assert.equal(readSettings(production).NODE_ENV, 'production');
});

for (const change of [
  { SECRETS_KEY: undefined },
  { DATABASE_URL: undefined },
  { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
  { SANDBOX_PROVIDER: 'true' },
]) {
  const [name = ''] = Object.keys(change);
  test(`production does not start with a wrong ${name}`, () => {
    assert.throws(() => readSettings({ ...production, ...change }), new RegExp(`^Error: ${name}: must`));
  });
}
