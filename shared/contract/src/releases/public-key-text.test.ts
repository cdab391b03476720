import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readPublicKey } from './public-key-text.ts';

const key = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'B'.repeat(43) };
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x, y } = pair.publicKey.export({ format: 'jwk' });
const inPem = { key: { kty: 'EC', crv: 'P-256', x, y } };
const publicPem = String(pair.publicKey.export({ format: 'pem', type: 'spki' }));

test('reads the public half of a key and ignores other fields', () => {
  expect(readPublicKey(JSON.stringify({ ...key, kid: 'k', use: 'sig' }, null, 2))).toEqual({ key });
});

test('reads the output of "key new" with the lines above it', () => {
  const printed = `squad.json holds the private half: keep it as a secret of the squad.\nKey k, public half:\n${JSON.stringify(key)}\n`;
  expect(readPublicKey(printed)).toEqual({ key });
});

test('reads a set of one key, and refuses a set of several', () => {
  expect(readPublicKey(JSON.stringify({ keys: [key] }))).toEqual({ key });
  expect(readPublicKey(JSON.stringify({ keys: [key, key] }))).toEqual({ problem: 'unreadable' });
  expect(readPublicKey(JSON.stringify({ keys: [] }))).toEqual({ problem: 'unreadable' });
});

test('reads PEM, also on one line, as a single-line field leaves it', () => {
  expect(readPublicKey(publicPem)).toEqual(inPem);
  expect(readPublicKey(publicPem.replaceAll('\n', ''))).toEqual(inPem);
  expect(readPublicKey(`\n  ${publicPem.replaceAll('\n', '\r\n')}`)).toEqual(inPem);
});

test('reads the same key from PEM for every pair: no byte is lost at an end', () => {
  for (let made = 0; made < 200; made += 1) {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = publicKey.export({ format: 'jwk' });
    expect(readPublicKey(String(publicKey.export({ format: 'pem', type: 'spki' })))).toEqual({ key: jwk });
  }
});

test('refuses a private key as such, in every format', () => {
  const { privateKey } = pair;
  const forms = [
    JSON.stringify({ ...key, d: 'C'.repeat(43) }),
    JSON.stringify({ keys: [{ ...key, d: 'C'.repeat(43) }] }),
    String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
    String(privateKey.export({ format: 'pem', type: 'sec1' })),
    `${publicPem}${String(privateKey.export({ format: 'pem', type: 'sec1' }))}`,
  ];
  for (const form of forms) expect(readPublicKey(form)).toEqual({ problem: 'private' });
});

test('refuses text that is no key of this kind as unreadable', () => {
  const otherCurve = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey;
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  const pem = (other: KeyObject) => String(other.export({ format: 'pem', type: 'spki' }));
  const broken = publicPem.replace(/.{8}==/, '==');
  const texts = [
    '',
    'null',
    '[]',
    '"EC"',
    '{"kty":"EC"}',
    '-----BEGIN PUBLIC KEY-----',
    pem(otherCurve),
    pem(rsa),
    broken,
  ];
  for (const text of texts) expect(readPublicKey(text)).toEqual({ problem: 'unreadable' });
});
