import { plainWords } from './plain-words.ts';

test.each([
  ['<p>Good to <a href="/rng">see</a> you.</p><ul><li>one</li><li>two</li></ul>', 'Good to see you. one two'],
  ['up<br>down', 'up down'],
  ['<script>alert(1)</script>a &lt; b', 'a < b'],
  ['', ''],
])('reduces %s to its text', (html, words) => {
  expect(plainWords(html)).toBe(words);
});
