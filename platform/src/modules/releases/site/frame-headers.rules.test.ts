import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameHeaders } from './frame-headers.rules.ts';

const none = { frames: [], images: [], connections: [], scripts: [] };
const policyOf = (...given: Parameters<typeof frameHeaders>) => frameHeaders(...given)['content-security-policy'] ?? '';

test('lets pages of the portal alone show the frame', () => {
  const headers = frameHeaders(none, ['https://portal.example', 'https://two.example']);
  const policy = headers['content-security-policy'] ?? '';
  assert.match(policy, /frame-ancestors https:\/\/portal\.example https:\/\/two\.example$/);
  assert.match(policy, /^default-src 'none'; script-src 'self'; /);
  assert.equal(headers['x-frame-options'], undefined);
  assert.deepEqual([headers['cache-control'], headers['x-content-type-options']], ['no-cache', 'nosniff']);
});

test('allows what the scripts of others need, and nothing inline', () => {
  const policy = policyOf(
    {
      frames: ['https://auth.example'],
      images: [],
      connections: ['https://t.example'],
      scripts: ['https://a.example'],
    },
    ['https://portal.example'],
  );
  assert.match(
    policy,
    /script-src 'self' https:\/\/a\.example; .*connect-src https:\/\/t\.example; frame-src https:\/\/auth\.example;/,
  );
  assert.doesNotMatch(policy, /unsafe/);
});
