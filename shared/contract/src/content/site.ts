import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { languageCode } from '../game-types.ts';
import { cacheVersion } from './cache-version.ts';

/** The server's rule for one registration field (docs/product.md 3). acceptedPattern '*' allows any text. */
export const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: v.number(),
  maxLength: v.number(),
  patternId: v.string(),
  acceptedPattern: v.string(),
});
export type FieldRule = v.InferOutput<typeof fieldRule>;

export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

export const getRegisterSettings = defineCall({
  method: 'get',
  path: '/wps/system/setting/register',
  access: 'public',
  input: v.object({}),
  output: v.object({
    cacheVersion,
    flags: v.object({
      USERNAMEREG3: v.boolean(),
      MOBILENUMREG3: v.boolean(),
      MOBILENUMPASSREG3: v.boolean(),
      REGMOBVERF3: v.boolean(),
      CHNGPASSVERIF3: v.boolean(),
    }),
    rules: v.record(v.picklist(registrationFields), fieldRule),
    agreementAge: v.number(),
    termsTicked: v.boolean(),
  }),
  refusals: [],
});

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
  /** A demo that everyone may try: each page says that nothing on it is worth money. */
  isPublicDemo: v.optional(v.boolean()),
  currencySymbol: v.string(),
  languages: v.array(languageCode),
  defaultLanguage: languageCode,
  /** Navigation items in the operator's order. */
  menu: v.optional(v.array(navigationItem)),
  licences: v.array(licence),
  resources: v.array(resource),
  customerService: v.array(v.object({ csType: v.picklist(['LIVECHAT', 'VIP']), path: v.string() })),
  gtagId: v.optional(v.string()),
  /** Origin of the frames in which scripts of the identity provider and of analytics run; without it there are none. */
  scriptsOrigin: v.optional(v.string()),
  /** The one address of the portal at which members' passkeys work; absent: an older platform, which does not say. */
  passkeyOrigin: v.optional(v.string()),
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
  /** Whether the portal may be installed as an app; absent: an older platform, which has none. */
  isInstallable: v.optional(v.boolean()),
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

/** The whitelabel menu tree (docs/product.md 3, permission response). */
export const getWhitelabel = defineCall({
  method: 'get',
  path: '/wps/system/whitelabel',
  access: 'public',
  input: v.object({}),
  output: v.object({
    cacheVersion,
    brandName: v.string(),
    /** Navigation items in order, and whether the operator shows them. */
    menu: v.array(navigationItem),
  }),
  refusals: [],
});

/** Domains of the portal with their resources (docs/product.md 3, domain routers); speed in milliseconds, 0 when not measured. */
export const getDomainRoute = defineCall({
  method: 'get',
  path: '/wps/system/domainRoute',
  access: 'public',
  input: v.object({}),
  output: v.object({
    cacheVersion,
    domainList: v.array(v.object({ domain: v.string(), speed: v.number(), resources: v.array(resource) })),
  }),
  refusals: [],
});

/** Support contacts (docs/product.md 3): type 3 is the chat link, its path sealed under its last 8 characters. */
export const getCustomerService = defineCall({
  method: 'get',
  path: '/wps/system/customerService',
  access: 'public',
  input: v.object({}),
  output: v.object({
    cacheVersion,
    version: v.object({ pathList: v.array(v.object({ type: v.number(), path: v.string() })) }),
  }),
  refusals: [],
});
