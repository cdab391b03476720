import { readPublicKey } from './read-public-key.rules.ts';

const key = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'B'.repeat(43) };

test('the public half of a key is read, whatever else stands beside it', () => {
  expect(readPublicKey(JSON.stringify({ ...key, kid: 'k', use: 'sig' }))).toEqual({ key });
});

test('a private half is refused as such; what is no key at all is not readable', () => {
  expect(readPublicKey(JSON.stringify({ ...key, d: 'C'.repeat(43) }))).toEqual({ problem: 'private' });
  for (const text of ['', 'null', '[]', '"EC"', '{"kty":"EC"}', '-----BEGIN PUBLIC KEY-----']) {
    expect(readPublicKey(text)).toEqual({ problem: 'unreadable' });
  }
});
