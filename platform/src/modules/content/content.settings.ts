import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { defaultCurrencySymbol } from '@portal/shared/contract/constants';
import { dateTime } from '@portal/shared/contract/content/date-time';
import { filledPlainText, plainText } from '@portal/shared/contract/content/plain-text';
import type { getStatus } from '@portal/shared/contract/content/site';
import { pictureAddress, webAddress } from '@portal/shared/contract/content/web-address';
import { languageCode } from '@portal/shared/contract/game-types';
import { isTimeZone } from '@portal/shared/contract/time/time-zones';
import * as v from 'valibot';
import {
  callsPerMinute,
  defineSetting,
  editors,
  finance,
  type SettingsReader,
  type SettingValues,
  wholeNumber,
} from '../settings/index.ts';
import type { BonusTerms, LevelTerms } from './readers/offers.ts';
import { licencePresetNames } from './site/licence-presets.ts';
import { defaultMenu, menuNames } from './site/menu-defaults.ts';

/** Texts in the languages other than the main one; a language that is not named gets the main text. */
const textsByLanguage = <S extends v.GenericSchema>(schema: S) => v.optional(v.record(languageCode, schema));

const badge = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,31}$/, 'the name of a badge, such as mga, or the address of a picture'),
);
/** The name of a badge that the product draws, or a picture. */
const licence = v.strictObject({
  text: filledPlainText(160),
  logo: v.union([badge, pictureAddress]),
  texts: textsByLanguage(filledPlainText(160)),
});
const resource = v.strictObject({
  resourceType: v.pipe(
    v.string(),
    v.regex(/^[a-zA-Z][a-zA-Z0-9-]{1,31}$/, 'a name of letters, digits and dashes, such as telegram'),
  ),
  url: webAddress,
  qrCodeUrl: v.optional(webAddress),
});

const offeredLanguages = v.pipe(v.array(languageCode), v.minLength(1));

/** Why the offered languages and the default one conflict; the text is for the setting that changes. */
const languageConflict =
  (changed: 'languages' | 'defaultLanguage') =>
  (read: (key: string) => unknown): string | undefined => {
    const languages = v.parse(offeredLanguages, read('languages'));
    if (!areUnlike(languages)) return 'a language is offered once';
    const first = v.parse(languageCode, read('defaultLanguage'));
    if (languages.includes(first)) return undefined;
    return changed === 'languages'
      ? `${first}, the default language, has to be among them`
      : 'one of the offered languages';
  };

const publicText = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9._-]{0,120}$/, 'letters, digits, dots, dashes and underscores, at most 120'),
);

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

/** Settings of the site: brand, languages, licences, links, toggles, closed times, feedback, identity provider. */
export const contentSettings = {
  brandName: defineSetting(filledPlainText(40), 'Lantern', { owner: editors }),
  currencySymbol: defineSetting(filledPlainText(4), defaultCurrencySymbol, { owner: editors }),
  timeZone: defineSetting(v.pipe(v.string(), v.check(isTimeZone, 'unknown time zone')), 'Asia/Ho_Chi_Minh', {
    owner: finance,
  }),
  country: defineSetting(
    v.strictObject({
      countryCode,
      countryDialingCode: v.pipe(v.string(), v.regex(/^\+\d{1,4}$/, 'a dialling code such as +63')),
    }),
    {
      countryCode: 'PH',
      countryDialingCode: '+63',
    },
    { owner: editors },
  ),
  languages: defineSetting(offeredLanguages, ['EN', 'TY'], { owner: editors, conflict: languageConflict('languages') }),
  defaultLanguage: defineSetting(languageCode, 'TY', { owner: editors, conflict: languageConflict('defaultLanguage') }),
  /** The name of a preset, or licences of the operator's own. */
  licences: defineSetting(v.union([v.picklist(licencePresetNames), v.array(licence)]), 'fscMgaPagcor'),
  resources: defineSetting(v.array(resource), [
    { resourceType: 'facebook', url: 'https://www.facebook.com/' },
    { resourceType: 'telegram', url: 'https://telegram.org/' },
    { resourceType: 'youtube', url: 'https://www.youtube.com/' },
    { resourceType: 'whatsapp', url: 'https://www.whatsapp.com/' },
    { resourceType: 'ios', url: '/down' },
    { resourceType: 'android', url: '/down' },
    { resourceType: 'ios-lite', url: '/' },
  ]),
  customerService: defineSetting(
    v.pipe(
      v.array(v.strictObject({ csType: v.picklist(['LIVECHAT', 'VIP']), path: webAddress })),
      v.check((entries) => areUnlike(entries.map(({ csType }) => csType)), 'two entries have the same type'),
    ),
    [
      { csType: 'LIVECHAT', path: '/support' },
      { csType: 'VIP', path: '/support?desk=vip' },
    ],
  ),
  /** Hosts under which players reach the portal; none: the one of PUBLIC_ORIGIN. */
  domains: defineSetting(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/, 'a host without scheme or path, such as play.example'),
      ),
    ),
    [],
  ),
  'whitelabel.menu': defineSetting(
    v.pipe(
      v.array(
        v.strictObject({
          name: v.picklist(menuNames),
          page: v.pipe(
            v.string(),
            v.maxLength(200),
            v.regex(/^\/(?![/\\])[^\s"'<>\\]*$/, 'a path of the portal, such as /rng'),
          ),
          isShown: v.boolean(),
        }),
      ),
      v.check((entries) => areUnlike(entries.map(({ name }) => name)), 'two entries have the same name'),
    ),
    defaultMenu,
    { owner: editors },
  ),
  /** Snow on the footer: always, never, or from December to February in the zone of `timeZone`. */
  'footer.snow': defineSetting(v.picklist(['on', 'off', 'season']), 'season', { owner: editors }),
  gtagId: defineSetting(v.pipe(v.string(), v.regex(/^(G-[A-Z0-9]{4,20})?$/, 'empty, or an id such as G-AB12CD34')), ''),
  /** Origins of others that texts may link to and show pictures of, beside those that other settings name. */
  contentOrigins: defineSetting(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^https:\/\/[a-z0-9.-]{1,253}(:\d{1,5})?$/, 'an origin without path, such as https://play.example'),
        ),
      ),
      v.maxLength(100),
    ),
    [],
  ),
  imageCDNs: defineSetting(v.array(webAddress), []),
  launchGameCDNs: defineSetting(v.array(webAddress), []),
  /** Whether browsers may install the portal as an app; false removes its service worker from every browser. */
  'app.isOffered': defineSetting(v.boolean(), true, { owner: { alone: ['content', 'release', 'admin'] } }),
  /** Dialogs that only inform close by themselves after so many seconds; 0: they wait for the player. */
  'dialogs.autoCloseSeconds': defineSetting(wholeNumber(0, 600), 0, { owner: editors }),
  /** The largest Zalo bonus, as shown on the download page (docs/product.md 9); empty: not shown. */
  'download.zaloBonus': defineSetting(plainText(20), '131K', { owner: editors }),
  toggles: defineSetting(v.strictObject(v.entriesFromList(toggleNames, v.boolean())), toggles),
  maintenance: defineSetting(
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
        VN: { title: 'Sẽ sớm trở lại', text: 'Chúng tôi đang cải thiện trang và sẽ sớm trở lại.' },
        TH: { title: 'เดี๋ยวกลับมา', text: 'เรากำลังปรับปรุงเว็บไซต์และจะกลับมาในไม่ช้า' },
      },
    },
    { owner: { alone: ['content', 'release', 'admin'] } },
  ),
  regionRestriction: defineSetting(
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
      texts: {
        CN: '您所在的地区无法使用本网站。',
        MY: 'Laman ini tidak tersedia di kawasan anda.',
        VN: 'Trang này không khả dụng ở khu vực của bạn.',
        TH: 'เว็บไซต์นี้ไม่เปิดให้บริการในพื้นที่ของคุณ',
      },
    },
  ),
  'feedback.bounds': defineSetting(
    v.pipe(
      v.strictObject({ min: wholeNumber(1, 5000), max: wholeNumber(1, 5000) }),
      v.check(({ min, max }) => min <= max, 'min is above max'),
    ),
    { min: 10, max: 500 },
    { owner: editors },
  ),
  'feedback.perMinute': defineSetting(callsPerMinute, 5),
  /** Who sends SMS codes: the platform's gateway, or the identity provider once `identity.firebase` names a project. */
  'identity.smsChannel': defineSetting(v.picklist(['platform', 'firebase']), 'platform'),
  /** Public settings of the identity provider; without a projectId its login methods are off. */
  'identity.firebase': defineSetting(
    v.strictObject({ apiKey: publicText, authDomain: publicText, projectId: publicText }),
    {
      apiKey: '',
      authDomain: '',
      projectId: '',
    },
  ),
};

export type ContentSettingValues = SettingValues<typeof contentSettings>;

type SiteInfo = CallResult<typeof getStatus>['info'];

/** Settings of modules above that visitors read with the site. */
interface ShownSettingValues {
  'jackpot.source': SiteInfo['jackpotSource'];
  'agentCentre.types': readonly number[];
  'identity.socialChannels': SiteInfo['identity']['socialChannels'];
  'identity.humanVerification': SiteInfo['identity']['humanVerification'];
  'rewards.vip': { ranks: readonly LevelTerms[] };
  'points.bonuses': readonly BonusTerms[];
}

/** Reads the settings of the site; for modules that define none. */
export type SiteSettings = SettingsReader<ContentSettingValues>;
/** The settings that this module reads. */
export type ContentSettings = SettingsReader<ContentSettingValues & ShownSettingValues>;

const areUnlike = (names: readonly string[]): boolean => new Set(names).size === names.length;
