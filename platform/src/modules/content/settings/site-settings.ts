import { languageCode } from '@portal/shared/contract/game-types';
import { licence, resource } from '@portal/shared/contract/system/get-status';
import * as v from 'valibot';
import { define, webAddress } from './define-setting.ts';
import { fscMgaPagcor } from './licence-presets.ts';
import { defaultMenu } from './menu-defaults.ts';

/** What every page needs to know of the site: brand, languages, licences, links, and the operator's toggles. */
export const siteSettings = {
  brandName: define(v.pipe(v.string(), v.minLength(1), v.maxLength(40)), 'Lantern'),
  currencySymbol: define(v.pipe(v.string(), v.minLength(1), v.maxLength(4)), 'P'),
  timeZone: define(v.pipe(v.string(), v.check(isTimeZone, 'unknown time zone')), 'Asia/Ho_Chi_Minh'),
  languages: define(v.pipe(v.array(languageCode), v.minLength(1)), ['EN', 'TY']),
  defaultLanguage: define(languageCode, 'TY'),
  licences: define(v.array(licence), [...fscMgaPagcor]),
  resources: define(v.array(v.object({ ...resource.entries, url: webAddress })), [
    { resourceType: 'facebook', url: 'https://www.facebook.com/' },
    { resourceType: 'telegram', url: 'https://telegram.org/' },
    { resourceType: 'youtube', url: 'https://www.youtube.com/' },
    { resourceType: 'whatsapp', url: 'https://www.whatsapp.com/' },
    { resourceType: 'ios', url: '/down' },
    { resourceType: 'android', url: '/down' },
  ]),
  customerService: define(v.array(v.object({ csType: v.picklist(['LIVECHAT', 'VIP']), path: webAddress })), [
    { csType: 'LIVECHAT', path: '/help' },
    { csType: 'VIP', path: '/help' },
  ]),
  /** Hosts under which players reach the portal; none: the one of PUBLIC_ORIGIN. */
  domains: define(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/))), []),
  'whitelabel.menu': define(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{2,40}$/)),
        page: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])[^\s"'<>\\]*$/)),
        isShown: v.boolean(),
      }),
    ),
    defaultMenu,
  ),
  gtagId: define(v.pipe(v.string(), v.regex(/^(G-[A-Z0-9]{4,20})?$/)), ''),
  imageCDNs: define(v.array(webAddress), []),
  launchGameCDNs: define(v.array(webAddress), []),
  'jackpot.source': define(v.picklist(['illustrative', 'ledger', 'off']), 'illustrative'),
  agreementAge: define(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)), 18),
  birthdayAge: define(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)), 21),
};

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
