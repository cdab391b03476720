import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageHeaders } from './page-headers.rules.ts';
import { pageOrigins } from './page-origins.rules.ts';

const none = { frames: [], images: [], connections: [], scripts: [] };
const noSite = { imageCDNs: [], pictures: [], launchGameCDNs: [], domains: [], gtagId: '' };
const policy = (origins: Partial<Parameters<typeof pageHeaders>[0]>) =>
  pageHeaders({ ...none, ...origins })['content-security-policy'] ?? '';

test('allows images from our origin and the image CDNs; a path needs no source', () => {
  const imageCDNs = ['https://img1.example/lantern', 'https://img2.example:8443', '/mirror'];
  const { images } = pageOrigins(none, { ...noSite, imageCDNs });
  assert.match(policy({ images }), /img-src 'self' data: blob: https:\/\/img1\.example https:\/\/img2\.example:8443;/);
});

test('allows each origin of images in settings and documents once', () => {
  const pictures = ['mga', 'art:coin', '/content/a.webp', 'https://seal.example/a.png', 'https://seal.example/b.png'];
  const { images } = pageOrigins(none, { ...noSite, pictures: [...pictures, 'HTTP://old.example/c.png'] });
  assert.match(policy({ images }), /img-src 'self' data: blob: https:\/\/seal\.example http:\/\/old\.example;/);
});

test('allows analytics only when an id is set', () => {
  const off = pageOrigins(none, noSite);
  assert.deepEqual(off, none);
  const on = policy(pageOrigins(none, { ...noSite, gtagId: 'G-ABCD1234' }));
  assert.match(on, /script-src 'self' https:\/\/www\.googletagmanager\.com;/);
  assert.match(on, /connect-src 'self' https:\/\/\*\.google-analytics\.com /);
});

test('allows games from the launch CDNs, and speed tests of our other domains', () => {
  const launchGameCDNs = ['https://games1.example/lantern', '/mirror'];
  const set = policy(pageOrigins(none, { ...noSite, launchGameCDNs, domains: ['https://two.example:8443'] }));
  assert.match(set, /frame-src https:\/\/games1\.example;/);
  assert.match(set, /connect-src 'self' https:\/\/two\.example:8443;/);
});

const provider = {
  frames: ['https://auth.example'],
  connections: ['https://tokens.example'],
  scripts: ['https://apis.example'],
};
const framesOrigin = 'https://scripts.portal.example';

for (const [use, identity, gtagId] of [
  ['the identity provider', provider, ''],
  ['analytics', none, 'G-ABCD1234'],
  ['both', provider, 'G-ABCD1234'],
] as const)
  test(`gives a page of ${use} the origin of their frames and no other`, () => {
    const origins = pageOrigins(identity, { ...noSite, gtagId }, { framesOrigin });
    assert.deepEqual(origins, { ...none, frames: [framesOrigin] });
    const headers = pageHeaders(origins, { hasTrustedTypes: true });
    assert.equal(headers['integrity-policy'], 'blocked-destinations=(script)');
    assert.match(headers['content-security-policy'] ?? '', /script-src 'self';.*require-trusted-types-for 'script'/);
  });

test('names the origin of frames only where something of others is configured', () => {
  assert.deepEqual(pageOrigins(none, noSite, { framesOrigin }), none);
});

test('lets a shell of before run scripts of others in its page', () => {
  const origins = pageOrigins(provider, { ...noSite, gtagId: 'G-ABCD1234' });
  assert.deepEqual(origins.scripts, ['https://apis.example', 'https://www.googletagmanager.com']);
  assert.equal(pageHeaders(origins)['integrity-policy'], undefined);
});
