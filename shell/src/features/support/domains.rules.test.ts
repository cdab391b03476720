import { bySpeed, isDomain, recommended } from './domains.rules.ts';

const domains = [
  { domain: 'dead.example', speed: 'unreachable' as const },
  { domain: 'slow.example', speed: 240 },
  { domain: 'new.example', speed: 'measuring' as const },
  { domain: 'fast.example', speed: 30 },
];

test('fastest first, then those under way, then those that do not answer', () => {
  expect(bySpeed(domains).map(({ domain }) => domain)).toEqual([
    'fast.example',
    'slow.example',
    'new.example',
    'dead.example',
  ]);
});

test('one is recommended once all are known, and only one that answers', () => {
  expect(recommended(domains)).toBeUndefined();
  expect(recommended(domains.filter(({ speed }) => speed !== 'measuring'))).toBe('fast.example');
  expect(recommended([{ domain: 'dead.example', speed: 'unreachable' }])).toBeUndefined();
});

test('a domain is a host and nothing else', () => {
  expect(['one.example', 'localhost:8080'].every(isDomain)).toBe(true);
  expect(['', 'a/b', 'user@host', 'javascript:alert(1)', '//x'].some(isDomain)).toBe(false);
});
