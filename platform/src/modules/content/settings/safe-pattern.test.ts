import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patternExamples } from '@portal/shared/contract/registration/pattern-examples';
import { patterns } from '@portal/shared/contract/registration/patterns';
import { isAcceptablePattern, patternFits } from './safe-pattern.ts';

test('our own patterns are accepted and judge their examples', () => {
  for (const [id, pattern] of Object.entries(patterns)) {
    const { accepted, refused } = patternExamples[id as keyof typeof patterns];
    assert.equal(isAcceptablePattern(pattern), true, id);
    for (const text of accepted) assert.equal(patternFits(pattern, text), true, `${id} accepts ${text}`);
    for (const text of refused) assert.equal(patternFits(pattern, text), false, `${id} refuses ${text}`);
  }
});

test('a pattern of the operator holds for the whole text, with unicode', () => {
  assert.equal(isAcceptablePattern('VIP-[0-9]{4,6}'), true);
  assert.equal(patternFits('VIP-[0-9]{4,6}', 'VIP-1234'), true);
  assert.equal(patternFits('VIP-[0-9]{4,6}', 'xVIP-1234'), false);
  assert.equal(patternFits('VIP-[0-9]{4,6}', 'VIP-1234\n'), false);
  assert.equal(patternFits('.{2}', '𠀀𠀁'), true);
  assert.equal(patternFits('a|b', 'ab'), false);
});

test('repeated repetitions, too long and broken ones are refused when they are set', () => {
  for (const pattern of ['(a+)+', '([a-z0-9]+)*@', '(?:(?:x*)*)*y', '[a-z', '(?<a>', '*'.repeat(2)])
    assert.equal(isAcceptablePattern(pattern), false, pattern);
});

test('a slow pattern gets 50 ms once, and the process goes on', () => {
  for (const [pattern, text] of [
    ['.*.*.*.*.*.*=', 'a'.repeat(255)],
    ['(a|aa)+b', 'a'.repeat(255)],
  ] as const) {
    const started = performance.now();
    assert.equal(patternFits(pattern, text), false);
    const first = performance.now() - started;
    assert.ok(first < 2000, `${pattern}: ${first} ms`);
    for (let turn = 0; turn < 1000; turn += 1) assert.equal(patternFits(pattern, text), false);
    assert.ok(performance.now() - started < 4000, 'asked again and again');
  }
});
