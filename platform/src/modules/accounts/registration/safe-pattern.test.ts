import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patternExamples } from '@portal/shared/contract/accounts/pattern-examples';
import { patterns } from '@portal/shared/contract/accounts/patterns';
import { createPatternMatcher, isAcceptablePattern, type Match, matchesPatternInTime } from './safe-pattern.ts';

test('our own patterns are accepted and match their examples', () => {
  for (const [id, pattern] of Object.entries(patterns)) {
    const { accepted, refused } = patternExamples[id as keyof typeof patterns];
    assert.equal(isAcceptablePattern(pattern), true, id);
    for (const text of accepted) assert.equal(matchesPatternInTime(pattern, text), true, `${id} accepts ${text}`);
    for (const text of refused) assert.equal(matchesPatternInTime(pattern, text), false, `${id} refuses ${text}`);
  }
});

test('a pattern of the operator must match the whole text, with unicode', () => {
  assert.equal(isAcceptablePattern('VIP-[0-9]{4,6}'), true);
  assert.equal(matchesPatternInTime('VIP-[0-9]{4,6}', 'VIP-1234'), true);
  assert.equal(matchesPatternInTime('VIP-[0-9]{4,6}', 'xVIP-1234'), false);
  assert.equal(matchesPatternInTime('VIP-[0-9]{4,6}', 'VIP-1234\n'), false);
  assert.equal(matchesPatternInTime('.{2}', '𠀀𠀁'), true);
  assert.equal(matchesPatternInTime('a|b', 'ab'), false);
});

test('nested repetitions, too long and invalid patterns are refused when they are set', () => {
  for (const pattern of ['(a+)+', '([a-z0-9]+)*@', '(?:(?:x*)*)*y', '[a-z', '(?<a>', '*'.repeat(2)])
    assert.equal(isAcceptablePattern(pattern), false, pattern);
});

/** A match with these answers, one after the other; records the time limits it was called with. */
function scripted(...answers: (boolean | undefined)[]) {
  const bounds: number[] = [];
  const match: Match = (_pattern, _text, boundMs) => {
    bounds.push(boundMs);
    return answers.shift();
  };
  return { matches: createPatternMatcher(match), bounds };
}

test('a pattern that exceeds the first limit on a busy machine is tried again with a larger one', () => {
  const { matches, bounds } = scripted(undefined, true, undefined, false, true);
  assert.deepEqual([matches('VIP', 'VIP'), matches('VIP', 'x'), matches('VIP', 'VIP')], [true, false, true]);
  assert.deepEqual(bounds, [50, 500, 50, 500, 50]);
});

test('a pattern that exceeds the last limit is disabled for all texts, and no other is', () => {
  const { matches, bounds } = scripted(undefined, undefined, true);
  assert.equal(matches('slow', 'a'), false);
  for (let turn = 0; turn < 1000; turn += 1) assert.equal(matches('slow', `b${turn}`), false);
  assert.deepEqual(bounds, [50, 500]);
  assert.equal(matches('quick', 'a'), true);
});

test('a match that would never end is stopped, and the process continues', () => {
  for (const pattern of ['.*.*.*.*.*.*=', '(a|aa)+b']) {
    assert.equal(isAcceptablePattern(pattern), true, pattern);
    assert.equal(matchesPatternInTime(pattern, 'a'.repeat(255)), false);
  }
  assert.equal(matchesPatternInTime('VIP-[0-9]{4}', 'VIP-1234'), true);
});
