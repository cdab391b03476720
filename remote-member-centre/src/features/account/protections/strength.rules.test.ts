import type { Security } from '../../../parts/owner/security.ts';
import { strengthOf } from './strength.rules.ts';

const bare: Security = {
  passwordChangedAt: '2026-11-01T00:00:00.000Z',
  hasPaymentPassword: false,
  hasPassword: true,
  hasAuthenticator: false,
  passwordNeedsCode: false,
};
const mobile = '+63 *** 4567';

test.each<[string, Partial<Security>, ReturnType<typeof strengthOf>]>([
  ['a password alone', {}, { level: 'basic', set: 1, all: 5, next: 'mobile' }],
  [
    'no way back in',
    { hasPaymentPassword: true, hasAuthenticator: true },
    { level: 'basic', set: 3, all: 5, next: 'mobile' },
  ],
  [
    'nothing before money leaves',
    { mobile, email: 'p***@x.ph' },
    { level: 'basic', set: 3, all: 5, next: 'paymentPassword' },
  ],
  [
    'a way back and a payment password',
    { mobile, hasPaymentPassword: true },
    { level: 'good', set: 3, all: 5, next: 'email' },
  ],
  [
    'everything',
    { mobile, email: 'p***@x.ph', hasPaymentPassword: true, hasAuthenticator: true },
    { level: 'strong', set: 5, all: 5, next: undefined },
  ],
])('%s', (_, more, strength) => {
  expect(strengthOf({ ...bare, ...more })).toEqual(strength);
});
