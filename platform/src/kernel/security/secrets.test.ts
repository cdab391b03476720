import assert from 'node:assert/strict';
import { createCipheriv, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { createSecrets } from './secrets.ts';
import { parseSecretsRing, secretsRingText } from './secrets-ring.rules.ts';

const newKey = () => randomBytes(32).toString('base64');
const [old, next] = [newKey(), newKey()];
const secretsOf = (SECRETS_KEY: string) => createSecrets({ SECRETS_KEY, DATA_DIR: '' });
const place = (row: string) => ({ context: `["bank_accounts","sealed","${row}"]` });

/** As values were sealed before keys had names. */
function sealedBefore(key: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

// covers 7
test('opens a value only at the place it was sealed for', () => {
  const secrets = secretsOf(old);
  const sealed = secrets.seal('123456', place('a'));
  assert.equal(secrets.open(sealed, place('a')), '123456');
  assert.throws(() => secrets.open(sealed, place('b')));
});

test('refuses a value that was changed, renamed to another key, or shortened', () => {
  const secrets = secretsOf(`two:${next},one:${old},index:${old}`);
  const sealed = secrets.seal('123456', place('a'));
  const bytes = Buffer.from(sealed.slice('v2.two.'.length), 'base64url');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  for (const bad of [
    `v2.two.${bytes.toString('base64url')}`,
    sealed.replace('v2.two.', 'v2.one.'),
    sealed.slice('v2.two.'.length),
    sealed.slice(0, -4),
    'v2.two.',
    'v2',
    '',
  ])
    assert.throws(() => secrets.open(bad, place('a')), bad);
});

test('seals with the newest key, opens with older ones, and keeps its indexes', () => {
  const before = secretsOf(old);
  const after = secretsOf(`two:${next},${old},index:${old}`);
  const later = secretsOf(`two:${next},index:${old}`);
  const sealed = before.seal('text', place('a'));
  assert.equal(after.open(sealed, place('a')), 'text');
  const again = after.seal('text', place('a'));
  assert.ok(again.startsWith(after.newestPrefix) && !sealed.startsWith(after.newestPrefix));
  assert.throws(() => before.open(again, place('a')), /sealed with the key two, which is not in SECRETS_KEY/);
  assert.throws(() => later.open(sealed, place('a')), /sealed with the key unnamed/);
  assert.equal(later.open(again, place('a')), 'text');
  for (const secrets of [after, later]) assert.equal(secrets.mac('use', 'text'), before.mac('use', 'text'));
  assert.notEqual(secretsOf(`two:${next}`).mac('use', 'text'), before.mac('use', 'text'));
});

test('opens a value of before keys had names only while the key without a name is there', () => {
  const sealed = sealedBefore(old, 'text');
  assert.equal(secretsOf(old).open(sealed, place('a')), 'text');
  assert.equal(secretsOf(`two:${next},${old},index:${old}`).open(sealed, place('a')), 'text');
  assert.throws(() => secretsOf(`one:${old}`).open(sealed, place('a')));
});

test('reads rings of keys, and refuses those with two keys of one name, or without a key that seals or indexes', () => {
  for (const text of [old, `one:${old}`, `two:${next},${old},index:${old}`]) {
    const ring = parseSecretsRing(text);
    assert.deepEqual(parseSecretsRing(secretsRingText(ring)), ring);
  }
  for (const [text, message] of [
    ['', /32 bytes/],
    [`${old},`, /32 bytes/],
    [`One:${old}`, /32 bytes/],
    [`a:${old},a:${next},index:${old}`, /another name/],
    [`${old},${next},index:${old}`, /another name/],
    [`index:${old}`, /a key that seals/],
    [`two:${next},one:${old}`, /index:key/],
  ] as const)
    assert.throws(() => parseSecretsRing(text), message, text);
});
