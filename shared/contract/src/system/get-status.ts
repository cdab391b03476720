import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { languageCode } from '../game-types.ts';

/** A resource of the operator: support link, app download, social page (docs/product.md 3, domain routers). */
export const resource = v.object({
  resourceType: v.string(),
  url: v.string(),
  qrCodeUrl: v.optional(v.string()),
});
export type Resource = v.InferOutput<typeof resource>;

/** By language code, for languages without the text beside them. */
const texts = v.optional(v.record(v.string(), v.string()));

export const licence = v.object({ text: v.string(), logo: v.string(), texts });

/** Login methods beside username and password (docs/product.md 2.3); the toggles say which are open. */
export const identityInfo = v.object({
  /** Who verifies mobile numbers: the platform by its own codes, the identity provider, or nobody. */
  smsChannel: v.picklist(['platform', 'firebase', 'none']),
  /** Whether the platform sends e-mail; absent means platform. */
  mailChannel: v.optional(v.picklist(['platform', 'none'])),
  socialChannels: v.array(v.picklist(['google', 'facebook'])),
  /** Public settings of the identity provider; absent without a configured project. */
  firebase: v.optional(
    v.object({
      apiKey: v.string(),
      authDomain: v.string(),
      projectId: v.string(),
      /** Address of a local emulator; never in production. */
      emulatorAddress: v.optional(v.string()),
    }),
  ),
  /** Calls that need human verification at every attempt. */
  humanVerification: v.array(v.picklist(['login', 'register', 'sms'])),
});
export type IdentityInfo = v.InferOutput<typeof identityInfo>;

/** An item of the whitelabel menu (docs/product.md 3, permission response): name, page, and visibility. */
export const navigationItem = v.object({ name: v.string(), page: v.string(), isShown: v.boolean() });
export type NavigationItem = v.InferOutput<typeof navigationItem>;

export const siteInfo = v.object({
  brandName: v.string(),
  currencySymbol: v.string(),
  languages: v.array(languageCode),
  defaultLanguage: languageCode,
  /** Navigation items in the operator's order. */
  menu: v.optional(v.array(navigationItem)),
  licences: v.array(licence),
  resources: v.array(resource),
  customerService: v.array(v.object({ csType: v.picklist(['LIVECHAT', 'VIP']), path: v.string() })),
  gtagId: v.optional(v.string()),
  imageCDNs: v.array(v.string()),
  launchGameCDNs: v.array(v.string()),
  jackpotSource: v.picklist(['illustrative', 'ledger', 'off']),
  /** IANA zone of the setting `timeZone`, which defines the days of records and team figures. */
  timeZone: v.optional(v.string()),
  toggles: v.record(v.string(), v.boolean()),
  /** Account types that see the agent centre (the setting agentCentre.types). */
  agentCentreTypes: v.optional(v.array(v.number())),
  /** Maximum Zalo bonus, for the download page; absent if there is none. */
  zaloBonus: v.optional(v.string()),
  /** Seconds after which a message dialog closes by itself; absent: it stays. */
  dialogAutoCloseSeconds: v.optional(v.number()),
  identity: identityInfo,
});
export type SiteInfo = v.InferOutput<typeof siteInfo>;

/** Site settings, visitor location, maintenance and region: decides app (0), maintenance (1) or region-blocked (2). */
export const getStatus = defineCall({
  method: 'get',
  path: '/wps/system/status',
  access: 'public',
  input: v.object({ host: v.optional(v.pipe(v.string(), v.maxLength(255))) }),
  output: v.object({
    status: v.picklist([0, 1, 2]),
    info: siteInfo,
    location: v.object({ ip: v.string(), country: v.optional(v.string()) }),
    maintenance: v.object({
      active: v.boolean(),
      title: v.optional(v.string()),
      text: v.optional(v.string()),
      endsAt: v.optional(v.string()),
      texts: v.optional(v.record(v.string(), v.object({ title: v.string(), text: v.string() }))),
    }),
    regionRestriction: v.object({ active: v.boolean(), text: v.optional(v.string()), texts }),
    serverTime: v.string(),
    /** Sent with this page's load reports (report-loads.ts). */
    loadTicket: v.optional(v.string()),
    /** Versions that key the session caches. */
    versions: v.object({
      settings: v.string(),
      routers: v.string(),
      vendors: v.string(),
      announcements: v.string(),
      validation: v.string(),
    }),
  }),
  refusals: [],
});
