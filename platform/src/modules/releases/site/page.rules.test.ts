import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageHeaders } from './page-headers.rules.ts';
import { pageOrigins } from './page-origins.rules.ts';
import { isPagePath } from './page-paths.rules.ts';

const none = { frames: [], images: [], connections: [], scripts: [] };
const noSite = { imageCDNs: [], pictures: [], launchGameCDNs: [], domains: [], gtagId: '' };
const policy = (origins: Partial<Parameters<typeof pageHeaders>[0]>) =>
  pageHeaders({ ...none, ...origins })['content-security-policy'] ?? '';

test('treats known and unknown routes of the shell as pages', () => {
  for (const path of [
    '/',
    '/index',
    '/index.html',
    '/register.html',
    '/rng',
    '/RNG',
    '/game',
    '/no/such/page',
    '/help',
  ]) {
    assert.equal(isPagePath(path), true, path);
  }
});

test('never answers calls, releases and files with the page', () => {
  for (const path of [
    '/releases/remote-games/1.0.0/main.js',
    '/releases',
    '/wps/system/statuss',
    '/lgw/x',
    '/lotto/x',
    '/operator',
    '/vendor/v1/bet',
    '/docs',
    '/metrics',
    '/favicon.ico',
    '/main.js',
    '/.env',
  ]) {
    assert.equal(isPagePath(path), false, path);
  }
});

test('treats a path that only begins like a call as a page', () => {
  assert.equal(isPagePath('/vendors'), true);
});

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
