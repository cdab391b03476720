import { mailboxOf } from './mailbox.rules.ts';

const pairs: [string, string, boolean][] = [
  ['eve@x.example', 'eve+1@x.example', true],
  ['Eve+a+b@X.example', 'eve@x.example', true],
  ['e.v.e+2@gmail.com', 'eve@googlemail.com', true],
  ['e.ve@x.example', 'eve@x.example', false],
  ['eve@x.example', 'eve@y.example', false],
  ['eve1@x.example', 'eve@x.example', false],
];
test.each(pairs)('%s and %s: one mailbox is %s', (one, other, isSame) => {
  expect(mailboxOf(one) === mailboxOf(other)).toBe(isSame);
});
