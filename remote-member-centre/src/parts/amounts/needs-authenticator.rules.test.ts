import { needsAuthenticator } from './needs-authenticator.rules.ts';

test.each([
  ['500.00', '500.00', false],
  ['500.01', '500.00', true],
  ['20000.00', undefined, false],
])('of %s with a limit of %s the authenticator is needed: %s', (amount, authenticatorAbove, isNeeded) => {
  expect(needsAuthenticator(amount, { authenticatorAbove })).toBe(isNeeded);
});
