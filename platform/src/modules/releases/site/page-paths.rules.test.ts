import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPagePath } from './page-paths.rules.ts';

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
