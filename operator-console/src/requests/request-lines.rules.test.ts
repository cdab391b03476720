import { requestLines } from './request-lines.rules.ts';

// covers 10
test.each([
  ['plain fields as they are', { origin: 'https://new.example' }, [{ name: 'origin', value: 'https://new.example' }]],
  [
    'only what differs between two values',
    {
      before: '{"all":{"largest":"5000000.00","reviewAbove":"500000.00"},"games":{}}',
      value: '{"all":{"largest":"5000000.00","reviewAbove":"1.00"},"games":{}}',
    },
    [{ name: 'all.reviewAbove', before: '500000.00', value: '1.00' }],
  ],
  [
    'a field that one of two values lacks',
    { before: '{"games":{}}', value: '{"games":{"crown":{"largest":"9.00"}}}' },
    [
      { name: 'games', before: '{}', value: '–' },
      { name: 'games.crown.largest', before: '–', value: '9.00' },
    ],
  ],
  [
    'single values',
    { key: 'x', before: '5', value: '6' },
    [
      { name: 'key', value: 'x' },
      { name: '', before: '5', value: '6' },
    ],
  ],
  [
    'each entry of a list',
    { roles: '["admin","support"]' },
    [
      { name: 'roles.0', value: 'admin' },
      { name: 'roles.1', value: 'support' },
    ],
  ],
  [
    'a field with its value of before in one line',
    { rolesBefore: 'support', roles: 'support, admin', email: 'ida@x.example' },
    [
      { name: 'roles', before: 'support', value: 'support, admin' },
      { name: 'email', value: 'ida@x.example' },
    ],
  ],
  ['text that only looks like JSON', { note: '{no' }, [{ name: 'note', value: '{no' }]],
])('a request shows %s', (_, input: Record<string, string>, lines) => {
  expect(requestLines(input)).toEqual(lines);
});
