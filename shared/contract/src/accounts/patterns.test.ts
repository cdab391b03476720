import { fieldFault } from './field-rules.ts';
import { patternExamples } from './pattern-examples.ts';
import { matchesPattern, type PatternId, patterns } from './patterns.ts';

const kinds = Object.entries(patternExamples);
const rule = (id: string) => ({
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 64,
  patternId: id,
  acceptedPattern: patterns[id as PatternId],
});

test('every kind has examples', () => {
  expect(Object.keys(patternExamples).sort()).toEqual(Object.keys(patterns).sort());
  expect(kinds).toHaveLength(21);
});

test.each(kinds)('%s accepts and refuses its examples, as they are and as a field', (id, { accepted, refused }) => {
  const pattern = patterns[id as PatternId];
  for (const text of accepted) {
    expect([text, matchesPattern(pattern, text)]).toEqual([text, true]);
    expect([text, fieldFault(rule(id), true, ` ${text} `)]).toEqual([text, undefined]);
  }
  for (const text of refused) {
    expect([text, matchesPattern(pattern, text)]).toEqual([text, false]);
    expect([text, fieldFault(rule(id), true, text)]).toEqual([text, 'format']);
  }
  if (pattern !== '*') expect(matchesPattern(pattern, '')).toBe(false);
});

// covers 3
test('gives a name one length however it was composed; counts characters, not UTF-16 units', () => {
  const three = { ...rule('korean'), minLength: 3, maxLength: 3 };
  expect(fieldFault(three, true, '홍길동'.normalize('NFD'))).toBeUndefined();
  expect(fieldFault({ ...three, acceptedPattern: '*' }, true, '𠀀𠀁𠀂')).toBeUndefined();
  expect(fieldFault(three, true, '홍길')).toBe('length');
});

test('an empty text is an error only in a required field', () => {
  expect(fieldFault(rule('digits'), true, '  ')).toBe('required');
  expect(fieldFault(rule('digits'), false, undefined)).toBeUndefined();
});

test('validates a long text quickly', () => {
  const started = performance.now();
  matchesPattern(patterns.email, `${'a'.repeat(200)}@${'b-'.repeat(30)}!`);
  matchesPattern(patterns.email, `${'a.'.repeat(120)}!`);
  matchesPattern(patterns.fullName, `${'a'.repeat(250)}1`);
  matchesPattern(patterns.thaiOrEnglishWithSpaces, `${'a '.repeat(120)}1`);
  expect(performance.now() - started).toBeLessThan(200);
});
