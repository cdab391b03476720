import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf } from '../goal.ts';
import { comparedFigures, middleOf, remoteOf, sizeFigure } from './page-figures.rules.ts';

const load = (scriptBytes: number, lcpMs: number) => ({ scriptBytes, lcpMs, requests: 20, scripts: {} });

test('each figure has a median of its own', () => {
  assert.deepEqual(middleOf([load(3, 10), load(1, 30), load(2, 20)]), { scriptBytes: 2, lcpMs: 20, requests: 20 });
});

test('meets a ratio at its goal; reports the gap above it', () => {
  const single = middleOf([load(100, 1000)]);
  const allowance = { path: '/', bytes: 1.15, lcp: 1.1 };
  const [bytes, lcp] = comparedFigures(allowance, middleOf([load(115, 1250)]), single).map(lineOf);
  assert.equal(bytes, '/ bytes against the single bundle: 1.15 x (goal <= 1.15 x): met');
  assert.equal(lcp, '/ LCP against the single bundle: 1.25 x (goal <= 1.1 x): NOT MET, gap 0.15 x');
});

test('formats sizes in KB of 1000 bytes', () => {
  assert.equal(lineOf(sizeFigure('glue', 25_500, 25)), 'glue: 25.5 KB (goal <= 25 KB): NOT MET, gap 0.5 KB');
});

test('a script belongs to a remote by its address', () => {
  assert.equal(remoteOf('http://localhost:1/releases/remote-games/1.0.0/a.js'), 'remote-games');
  assert.equal(remoteOf('http://localhost:1/releases/shell/1.0.0/a.js'), undefined);
});
