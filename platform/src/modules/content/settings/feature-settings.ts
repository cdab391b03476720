import { nonNegativeAmountText } from '@portal/shared/contract/amounts';
import * as v from 'valibot';
import { define, wholeNumber } from './define-setting.ts';

const isoOrEmpty = v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())]);
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** The toggles of specification 6. Off are forced expiry, login-required, and the code of who registers by username. */
const toggles = {
  mobileCodeLogin: true,
  directRegistration: true,
  freePlay: true,
  passwordExpiry: false,
  mobileRegistration: true,
  smsVerification: false,
  usernameRegistration: true,
  socialLogin: true,
  loginRequiredForHome: false,
  memberCentre: true,
  activityCentre: true,
  dividend: true,
  dailySalary: true,
  hourlySalary: true,
  realTimeSalary: true,
};
const toggleNames = Object.keys(toggles) as (keyof typeof toggles)[];

const depositMethod = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,32}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  provider: v.picklist(['manual', 'sandbox']),
  min: nonNegativeAmountText,
  max: nonNegativeAmountText,
  feeBasisPoints: wholeNumber(0, 5000),
});

/** What is open to whom, and by how much. */
export const featureSettings = {
  toggles: define(v.strictObject(v.entriesFromList(toggleNames, v.boolean())), toggles),
  maintenance: define(
    v.object({
      active: v.boolean(),
      title: v.pipe(v.string(), v.maxLength(120)),
      text: v.pipe(v.string(), v.maxLength(2000)),
      endsAt: isoOrEmpty,
    }),
    { active: false, title: 'Back soon', text: 'We are improving the site and will be back shortly.', endsAt: '' },
  ),
  regionRestriction: define(
    v.object({ active: v.boolean(), countries: v.array(countryCode), text: v.pipe(v.string(), v.maxLength(2000)) }),
    { active: false, countries: [], text: 'This site is not available in your region.' },
  ),
  country: define(v.object({ countryCode, countryDialingCode: v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)) }), {
    countryCode: 'PH',
    countryDialingCode: '+63',
  }),
  'memberCentre.pages': define(v.array(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{2,40}$/))), [
    'securityCenter',
    'transferFund',
    'personalHistoryCopy',
    'transactionHistory',
  ]),
  'agentCentre.types': define(v.pipe(v.array(v.picklist([1, 2, 41, 42])), v.minLength(1)), [1, 2, 41, 42]),
  'feedback.bounds': define(
    v.pipe(
      v.object({ min: wholeNumber(1, 5000), max: wholeNumber(1, 5000) }),
      v.check(({ min, max }) => min <= max, 'min is above max'),
    ),
    { min: 10, max: 500 },
  ),
  'points.stakePerPoint': define(
    v.pipe(
      nonNegativeAmountText,
      v.check((text) => text !== '0.00'),
    ),
    '10.00',
  ),
  'points.exchangeRatio': define(wholeNumber(1, 1_000_000), 100),
  'deposit.methods': define(v.array(depositMethod), [
    {
      id: 'bank-transfer',
      name: 'Bank transfer',
      provider: 'manual',
      min: '10.00',
      max: '50000.00',
      feeBasisPoints: 0,
    },
    { id: 'sandbox-pay', name: 'Sandbox pay', provider: 'sandbox', min: '10.00', max: '50000.00', feeBasisPoints: 0 },
  ]),
};
