import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { renderIndexHtml } from './render-index-html.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const release: ReleaseManifest = {
  name: 'shell',
  version: '1.2.3',
  needs: { contract: '^1.0.0', react: '^19.3.1', facades: [] },
  provides: [],
  entry: 'main.js',
  files: [
    { path: 'early.js', sha384: hash('a'), bytes: 1 },
    { path: 'lazy.js', sha384: hash('b'), bytes: 1 },
    { path: 'main.css', sha384: hash('c'), bytes: 1 },
    { path: 'main.js', sha384: hash('d'), bytes: 1 },
    { path: 'font.woff2', sha384: hash('e'), bytes: 1 },
  ],
  commit: 'c',
  builtAt: '2026-01-01T00:00:00.000Z',
  page: { early: ['early.js'], scripts: ['main.js'], styles: ['main.css'], keyIds: ['k'] },
};
const parts = {
  release,
  base: '/releases/shell/1.2.3/',
  compositionJws: 'a.b.c',
  title: 'Lantern </title><script>',
  settings: { language: 'en' },
};

test('adds an integrity hash to every script and style sheet of the page', () => {
  const html = renderIndexHtml(parts);
  const tags = html.match(/<(script|link rel="stylesheet")[^>]*(src|href)=[^>]*>/g) ?? [];
  assert.equal(tags.length, 3);
  for (const tag of tags) assert.match(tag, /integrity="sha384-[a-d]{64}" crossorigin="anonymous"/);
});

test('names the manifest and the icon of the installable app', () => {
  const links = renderIndexHtml(parts).match(/<link rel="(manifest|apple-touch-icon)" href="[^"]*">/g);
  assert.deepEqual(links, [
    '<link rel="manifest" href="/app/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/app/apple-touch-icon.png">',
  ]);
});

test('writes no inline script and escapes settings', () => {
  const html = renderIndexHtml(parts);
  assert.doesNotMatch(html, /<script(?![^>]*(src=|type="application\/json"))/);
  assert.match(html, /<title>Lantern &lt;\/title&gt;&lt;script&gt;<\/title>/);
});

test('pins the chunks of the shell in data of the page', () => {
  const block = /id="shell-pins">([^<]*)</.exec(renderIndexHtml(parts))?.[1] ?? '';
  const pins = JSON.parse(block) as { base: string; files: Record<string, string> };
  assert.equal(pins.base, '/releases/shell/1.2.3/');
  assert.deepEqual(Object.keys(pins.files), ['early.js', 'lazy.js', 'main.css', 'main.js']);
});

test('refuses a script without a hash', () => {
  const files = release.files.filter(({ path }) => path !== 'main.js');
  assert.throws(() => renderIndexHtml({ ...parts, release: { ...release, files } }), /no hash for main\.js/);
});
