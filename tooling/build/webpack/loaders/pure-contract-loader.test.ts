import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const markPure: (source: string) => string = createRequire(import.meta.url)('./pure-contract-loader.cjs');

test('calls and schemas are marked, what throws and what defines is not', () => {
  assert.equal(
    markPure('export const a = defineCall({ input: v.object({ name: filledText(64) }) });'),
    'export const a = /*#__PURE__*/ defineCall({ input: /*#__PURE__*/ v.object({ name: /*#__PURE__*/ filledText(64) }) });',
  );
  for (const untouched of [
    'v.parse(a, b);',
    'v.safeParse(a, b);',
    'export function defineCall(call) {',
    'my.v.object(a)',
  ])
    assert.equal(markPure(untouched), untouched);
});
