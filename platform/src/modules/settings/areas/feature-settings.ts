import { dateTime } from '@portal/shared/contract/content/date-time';
import { plainText } from '@portal/shared/contract/content/plain-text';
import * as v from 'valibot';
import { define, wholeNumber } from './define-setting.ts';
import { textsByLanguage } from './texts-by-language.ts';

const timeOrEmpty = v.union([v.literal(''), dateTime], 'empty, or a time such as 2026-01-31T18:00:00Z');
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a two-letter country code, such as PH'));

/**
 * The toggles of docs/product.md 6. Off by default: forced expiry, login-required, and the code at a registration by
 * username.
 */
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

/** Toggles and limits of features. */
export const featureSettings = {
  toggles: define(v.strictObject(v.entriesFromList(toggleNames, v.boolean())), toggles),
  maintenance: define(
    v.strictObject({
      active: v.boolean(),
      title: plainText(120),
      text: plainText(2000),
      endsAt: timeOrEmpty,
      texts: textsByLanguage(v.strictObject({ title: plainText(120), text: plainText(2000) })),
    }),
    {
      active: false,
      title: 'Back soon',
      text: 'We are improving the site and will be back shortly.',
      endsAt: '',
      texts: {
        CN: { title: '马上回来', text: '我们正在改进网站，很快恢复服务。' },
        MY: {
          title: 'Kembali sebentar lagi',
          text: 'Kami sedang menambah baik laman ini dan akan kembali tidak lama lagi.',
        },
      },
    },
  ),
  regionRestriction: define(
    v.strictObject({
      active: v.boolean(),
      countries: v.array(countryCode),
      text: plainText(2000),
      texts: textsByLanguage(plainText(2000)),
    }),
    {
      active: false,
      countries: [],
      text: 'This site is not available in your region.',
      texts: { CN: '您所在的地区无法使用本网站。', MY: 'Laman ini tidak tersedia di kawasan anda.' },
    },
  ),
  country: define(
    v.strictObject({
      countryCode,
      countryDialingCode: v.pipe(v.string(), v.regex(/^\+\d{1,4}$/, 'a dialling code such as +63')),
    }),
    {
      countryCode: 'PH',
      countryDialingCode: '+63',
    },
  ),
  'memberCentre.pages': define(
    v.array(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{2,40}$/, 'the name of a page, such as depositv2'))),
    [
      'securityCenter',
      'transferFund',
      'depositv2',
      'withdraw',
      'transferUpline',
      'personalHistoryCopy',
      'transactionHistory',
      'personalProfit',
      'bonusDetails',
      'rewardCenter',
      'referral',
      'missionLeaderboard',
      'messageV2',
      'manualRebate',
      'playerRank',
    ],
  ),
  'agentCentre.types': define(v.pipe(v.array(v.picklist([1, 2, 41, 42])), v.minLength(1)), [1, 2, 41, 42]),
  'feedback.bounds': define(
    v.pipe(
      v.strictObject({ min: wholeNumber(1, 5000), max: wholeNumber(1, 5000) }),
      v.check(({ min, max }) => min <= max, 'min is above max'),
    ),
    { min: 10, max: 500 },
  ),
};
