import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceWords } from './device.rules.ts';

test('browser and system are named from the user agent', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile';
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';
  assert.equal(deviceWords(`${chrome} Safari/537.36`), 'Chrome, Android');
  assert.equal(deviceWords(firefox), 'Firefox, Windows');
});

test('an unrecognised user agent is Unknown, and none of it is shown', () => {
  for (const text of ['', '   ', '<script>alert(1)</script>']) assert.equal(deviceWords(text), 'Unknown');
});
