import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Composition, parseComposition } from '@portal/shared/contract/releases/composition';
import { pageHeaders } from '../site/page-headers.rules.ts';
import { placeAtOrigins } from './place-at-origins.rules.ts';

const placed = (name: string, version: string) => ({
  version,
  entry: `/releases/${name}/${version}/remote.js`,
  files: { 'remote.js': `sha384-${'a'.repeat(64)}` },
});
const document: Composition = {
  sequence: 7,
  issuedAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-11-28T08:00:00.000Z',
  channel: 'live',
  shell: { version: '1.0.0' },
  remotes: {
    'remote-games': {
      candidates: [
        { ...placed('remote-games', '1.0.2'), weight: 10 },
        { ...placed('remote-games', '1.0.1'), weight: 90 },
      ],
      fallback: placed('remote-games', '1.0.0'),
    },
    'remote-lottery': { candidates: [{ ...placed('remote-lottery', '1.0.0'), weight: 100 }] },
  },
  salt: 'portal',
};

// covers 10
test('moves every version of a remote to its own origin, candidates and fallback included; others stay', () => {
  const { remotes } = placeAtOrigins(document, { 'remote-games': 'https://games.example' });
  const entries = Object.values(remotes).flatMap(({ candidates, fallback }) =>
    [...candidates, ...(fallback ? [fallback] : [])].map(({ entry }) => entry),
  );
  assert.deepEqual(entries, [
    'https://games.example/releases/remote-games/1.0.2/remote.js',
    'https://games.example/releases/remote-games/1.0.1/remote.js',
    'https://games.example/releases/remote-games/1.0.0/remote.js',
    '/releases/remote-lottery/1.0.0/remote.js',
  ]);
});

test('keeps a valid composition, and the same one without origins', () => {
  assert.ok(parseComposition(placeAtOrigins(document, { 'remote-games': 'https://games.example' })));
  assert.deepEqual(placeAtOrigins(document, {}), document);
});

test("allows scripts with hashes, styles, fonts and images from the remotes' origins, but no calls to them", () => {
  const none = { frames: [], images: [], connections: [], scripts: [] };
  const headers = pageHeaders({ ...none, remotes: ['https://games.example', "https://x.example; script-src 'none'"] });
  const policy = headers['content-security-policy'] ?? '';
  for (const kind of ['script', 'style', 'font', 'media'])
    assert.match(policy, new RegExp(`${kind}-src 'self' https://games\\.example;`));
  assert.match(policy, /img-src 'self' data: blob: https:\/\/games\.example;/);
  assert.match(policy, /connect-src 'self';/);
  assert.match(policy, /frame-src 'none';/);
  assert.equal(headers['integrity-policy'], 'blocked-destinations=(script)');
});
