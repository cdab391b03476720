import { bySpeed, isDomain, recommended } from './domains.rules.ts';

const domains = [
  { domain: 'dead.example', speed: 'unreachable' as const },
  { domain: 'slow.example', speed: 240 },
  { domain: 'new.example', speed: 'measuring' as const },
  { domain: 'fast.example', speed: 30 },
];

test('sorts fastest first, then pending ones, then unreachable ones', () => {
  expect(bySpeed(domains).map(({ domain }) => domain)).toEqual([
    'fast.example',
    'slow.example',
    'new.example',
    'dead.example',
  ]);
});

test('recommends a reachable domain once all are measured', () => {
  expect(recommended(domains)).toBeUndefined();
  expect(recommended(domains.filter(({ speed }) => speed !== 'measuring'))).toBe('fast.example');
  expect(recommended([{ domain: 'dead.example', speed: 'unreachable' }])).toBeUndefined();
});

test('accepts a host and nothing else as a domain', () => {
  expect(['one.example', 'localhost:8080'].every(isDomain)).toBe(true);
  expect(['', 'a/b', 'user@host', 'javascript:alert(1)', '//x'].some(isDomain)).toBe(false);
});
