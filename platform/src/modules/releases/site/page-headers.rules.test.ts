import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageHeaders } from './page-headers.rules.ts';

const none = { frames: [], images: [], connections: [], scripts: [] };
const policy = (origins: Partial<Parameters<typeof pageHeaders>[0]>) =>
  pageHeaders({ ...none, ...origins })['content-security-policy'] ?? '';

test('allows scripts only from our origin, and no framing of the portal', () => {
  assert.match(policy({}), /script-src 'self';/);
  assert.match(policy({}), /frame-ancestors 'none'$/);
  assert.doesNotMatch(policy({}), /unsafe/);
  assert.match(policy({}), /frame-src 'none';/);
});

test('allows scripts without a hash only with an identity provider', () => {
  const provider = { ...none, scripts: ['https://apis.example'] };
  assert.equal(pageHeaders(none)['integrity-policy'], 'blocked-destinations=(script)');
  assert.equal(pageHeaders(provider)['integrity-policy'], undefined);
  assert.match(policy(provider), /script-src 'self' https:\/\/apis.example;/);
});

test('keeps browsers to https where players come by it', () => {
  assert.match(pageHeaders(none, { isSecure: true })['strict-transport-security'] ?? '', /^max-age=31536000/);
  assert.equal(pageHeaders(none)['strict-transport-security'], undefined);
});

test('demands Trusted Types of a shell that has a policy for them, where all scripts are our own', () => {
  const policyOf = (origins: typeof none, facts: { hasTrustedTypes?: boolean }) =>
    pageHeaders(origins, facts)['content-security-policy'] ?? '';
  assert.match(
    policyOf(none, { hasTrustedTypes: true }),
    /; require-trusted-types-for 'script'; trusted-types default /,
  );
  assert.doesNotMatch(policyOf(none, {}), /trusted-types/, 'a shell of before');
  const provider = { ...none, scripts: ['https://apis.example'] as never[] };
  assert.doesNotMatch(policyOf(provider, { hasTrustedTypes: true }), /trusted-types/);
});

test('allows frames from the vendor', () => {
  assert.match(policy({ frames: ['http://localhost:8081'] }), /frame-src http:\/\/localhost:8081;/);
});

test('drops a setting that contains a directive or a wildcard source', () => {
  for (const source of [
    "https://x.example; script-src 'unsafe-inline'",
    "'unsafe-inline'",
    '*',
    'javascript:',
    'https://x y',
  ]) {
    const text = policy({ images: [source] });
    assert.match(text, /img-src 'self' data: blob:;/, source);
    assert.equal(text.split(';').length, policy({}).split(';').length);
  }
});
