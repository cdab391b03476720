import { nonNegativeAmountText } from '@portal/shared/contract/amounts';
import { defaultCurrencySymbol } from '@portal/shared/contract/constants';
import { filledPlainText } from '@portal/shared/contract/content/plain-text';
import { pictureAddress, webAddress } from '@portal/shared/contract/content/web-address';
import { languageCode } from '@portal/shared/contract/game-types';
import { isTimeZone } from '@portal/shared/contract/time-zones';
import * as v from 'valibot';
import { licencePresetNames } from '../defaults/licence-presets.ts';
import { defaultMenu, menuNames } from '../defaults/menu-defaults.ts';
import { define, wholeNumber } from './define-setting.ts';
import { textsByLanguage } from './texts-by-language.ts';

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

const jackpotSeed = v.pipe(nonNegativeAmountText, v.regex(/^(\d{1,6}\.\d{2}|1000000\.00)$/, 'at most 1000000.00'));

/** The site's data that every page needs: brand, languages, licences, links, and the operator's toggles. */
export const siteSettings = {
  brandName: define(filledPlainText(40), 'Lantern'),
  currencySymbol: define(filledPlainText(4), defaultCurrencySymbol),
  timeZone: define(v.pipe(v.string(), v.check(isTimeZone, 'unknown time zone')), 'Asia/Ho_Chi_Minh'),
  languages: define(v.pipe(v.array(languageCode), v.minLength(1)), ['EN', 'TY']),
  defaultLanguage: define(languageCode, 'TY'),
  /** The name of a preset, or licences of the operator's own. */
  licences: define(v.union([v.picklist(licencePresetNames), v.array(licence)]), 'fscMgaPagcor'),
  resources: define(v.array(resource), [
    { resourceType: 'facebook', url: 'https://www.facebook.com/' },
    { resourceType: 'telegram', url: 'https://telegram.org/' },
    { resourceType: 'youtube', url: 'https://www.youtube.com/' },
    { resourceType: 'whatsapp', url: 'https://www.whatsapp.com/' },
    { resourceType: 'ios', url: '/down' },
    { resourceType: 'android', url: '/down' },
    { resourceType: 'ios-lite', url: '/' },
  ]),
  customerService: define(
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
  domains: define(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/, 'a host without scheme or path, such as play.example'),
      ),
    ),
    [],
  ),
  'whitelabel.menu': define(
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
  ),
  /** Snow on the footer: always, never, or from December to February in the zone of `timeZone`. */
  'footer.snow': define(v.picklist(['on', 'off', 'season']), 'season'),
  gtagId: define(v.pipe(v.string(), v.regex(/^(G-[A-Z0-9]{4,20})?$/, 'empty, or an id such as G-AB12CD34')), ''),
  imageCDNs: define(v.array(webAddress), []),
  launchGameCDNs: define(v.array(webAddress), []),
  /** Dialogs that only inform close by themselves after so many seconds; 0: they wait for the player. */
  'dialogs.autoCloseSeconds': define(wholeNumber(0, 600), 0),
  'jackpot.source': define(v.picklist(['illustrative', 'ledger', 'off']), 'illustrative'),
  /** Part of each bet on a jackpot game that the operator adds to the pool. */
  'jackpot.rateBasisPoints': define(wholeNumber(0, 1000), 100),
  /** The pool's first amount, at the start and after each win. */
  'jackpot.seed': define(jackpotSeed, '10000.00'),
  agreementAge: define(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)), 18),
  birthdayAge: define(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)), 21),
};

const areUnlike = (names: readonly string[]): boolean => new Set(names).size === names.length;
