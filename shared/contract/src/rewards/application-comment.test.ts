import { commentLength } from './application-comment.ts';

test.each([
  ['nothing', '', 0],
  ['white space around', `  ${'x'.repeat(140)}\n`, 140],
  ['what stands beyond 16 bits is one character', '🏮'.repeat(140), 140],
  ['Thai marks', 'กู้', 3],
  ['only what has no width', '\u200b\u2060\ufeff \u00ad', 0],
])('%s', (_, comment, length) => {
  expect(commentLength(comment)).toBe(length);
});
