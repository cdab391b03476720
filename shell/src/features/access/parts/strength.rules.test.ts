import { strengthOf } from './strength.rules.ts';

test("rates long and mixed as strong; ignores repeats, runs and the user's name", () => {
  expect(strengthOf('')).toBe(0);
  for (const weak of ['abc', 'aaaaaaaaaaaa', '12345678', 'qwertyuiop', 'abcdefgh1'])
    expect([weak, strengthOf(weak)]).toEqual([weak, 1]);
  expect(strengthOf('Demo1234')).toBe(2);
  expect(strengthOf('lamp7Harbr')).toBe(3);
  expect(strengthOf('lamp7-Harbor-tide')).toBe(4);
  expect(strengthOf('harbor77', 'harbor77')).toBe(1);
});
