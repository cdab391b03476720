import { defaultCurrencySymbol } from '@portal/shared/contract/constants';
import * as v from 'valibot';
import { parseSecretsRing } from '../security/secrets-ring.rules.ts';
import { readAddressList } from './address-list.rules.ts';
import { type AuditTarget, parseAuditTarget } from './audit-target.rules.ts';
import { parseRemoteOrigins, type RemoteOrigins } from './remote-origins.rules.ts';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65535, 'must be a port number'),
);
const positiveInteger = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number above zero'),
  v.transform(Number),
);
const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
);
const isFlag = (text: string) => ['true', 'false', '1', '0'].includes(text);
const trustedProxies = v.pipe(
  v.string(),
  v.check(
    (text) => isFlag(text) || (readAddressList(text) !== undefined && !/\/0+(?:,|\s|$)/.test(text)),
    'must be true, false, or addresses and ranges of proxies, separated by commas',
  ),
  v.transform((text): boolean | string[] =>
    isFlag(text) ? text === 'true' || text === '1' : text.split(',').map((part) => part.trim()),
  ),
);
const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address'));
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+$/, 'must be an origin such as https://portal.example'));
const remoteOrigins = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): RemoteOrigins => {
    try {
      return dataset.value === '' ? {} : parseRemoteOrigins(dataset.value);
    } catch (cause) {
      addIssue({ message: cause instanceof Error ? cause.message : String(cause) });
      return NEVER;
    }
  }),
);
const secretsRing = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    try {
      parseSecretsRing(dataset.value);
    } catch (cause) {
      addIssue({ message: cause instanceof Error ? cause.message : String(cause) });
    }
  }),
);
const auditTarget = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): AuditTarget => {
    try {
      return parseAuditTarget(dataset.value);
    } catch (cause) {
      addIssue({ message: cause instanceof Error ? cause.message : String(cause) });
      return NEVER;
    }
  }),
);
const nameList = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$/, 'must be names divided by commas'),
  v.transform((text) => text.split(',')),
);

/** Variables of the process: what each may hold, and its default. */
export const environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'must be development, test or production'),
    'development',
  ),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), 'localhost'),
  PORT: v.optional(port, '8080'),
  VENDOR_PORT: v.optional(port),
  OPERATOR_PORT: v.optional(port),
  PROVIDER_PORT: v.optional(port),
  /** Address under which players reach the portal. */
  PUBLIC_ORIGIN: v.optional(origin),
  /** Origin of the demo vendor's game pages. */
  VENDOR_ORIGIN: v.optional(origin),
  /** Origin of the sandbox provider's pay page, as players reach it. */
  PROVIDER_ORIGIN: v.optional(origin),
  /** Origin under which the platform reaches the sandbox provider; PROVIDER_ORIGIN by default. */
  PROVIDER_URL: v.optional(origin),
  /** Origins of the files of remotes, where other than the pages'; see parseRemoteOrigins. */
  REMOTE_ORIGINS: v.optional(remoteOrigins, ''),
  /** Origin of the frames for an identity provider and analytics; without it the portal offers neither. */
  SCRIPTS_ORIGIN: v.optional(
    v.pipe(
      origin,
      v.check((text) => URL.canParse(text), 'must be an origin such as https://scripts.portal.example'),
      // As browsers name it.
      v.transform((text) => new URL(text).origin),
    ),
  ),
  SCRIPTS_PORT: v.optional(port),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), '.data'),
  /** Address under which operators reach the console; links to new operators lead there. */
  OPERATOR_ORIGIN: v.optional(origin),
  /** Addresses and ranges from which operators come, `192.0.2.0/24, 2001:db8::1`; from everywhere by default. */
  OPERATOR_ADDRESSES: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readAddressList(text) !== undefined, 'must be addresses or ranges, separated by commas'),
      v.transform(readAddressList),
    ),
  ),
  /** An OpenID Connect provider by which operators may sign in, in place of the password; needs the client. */
  OPERATOR_OIDC_ISSUER: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  OPERATOR_OIDC_CLIENT_ID: v.optional(v.pipe(v.string(), v.minLength(1))),
  OPERATOR_OIDC_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** Name of the provider on the console's button. */
  OPERATOR_OIDC_NAME: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40)), 'OpenID Connect'),
  /** Folder of the built operator console, served at OPERATOR_PORT; without it that port serves only the API. */
  OPERATOR_CONSOLE_DIR: v.optional(v.pipe(v.string(), v.minLength(1))),
  DATABASE_URL: v.optional(postgresUrl),
  MIGRATION_DATABASE_URL: v.optional(postgresUrl),
  /** `separate`: another process migrates as the owner (platform/src/migrate.ts), and this one never sees its password. */
  MIGRATIONS: v.optional(v.picklist(['at-start', 'separate'], 'must be at-start or separate'), 'at-start'),
  DATABASE_POOL: v.optional(positiveInteger, '16'),
  /**
   * Addresses and ranges of the proxies whose X-Forwarded-* headers are to be trusted; `true` trusts whoever connects, and
   * so whoever reaches the port.
   */
  TRUST_PROXY: v.optional(trustedProxies, 'false'),
  /** 32 bytes as base64, or several as `name:key`, newest first: encrypts personal data at rest (decisions/113). */
  SECRETS_KEY: v.optional(secretsRing),
  /** Where the audit is written as it grows: a file or a syslog server. */
  AUDIT_EXPORT: v.optional(auditTarget),
  /** What a reader of `/metrics` sends as bearer token; must be set in production. */
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,}$/, 'must be 32 letters, digits and signs or more')),
  ),
  /**
   * The ES256 key pairs that sign the composition, as JSON `{ current, next }`; by default generated in DATA_DIR/keys.
   */
  COMPOSITION_KEYS: v.optional(v.string()),
  /**
   * Origin of an S3-compatible store for the files of releases; by default they are in DATA_DIR. Needs the four below.
   */
  RELEASES_S3_ENDPOINT: v.optional(origin),
  RELEASES_S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  RELEASES_S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be the name of a region'))),
  RELEASES_S3_ACCESS_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs')),
  ),
  RELEASES_S3_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs')),
  ),
  /** Private keys for encrypted bodies as JSON, for several processes; a single process stores its own in DATA_DIR. */
  PAYLOAD_KEYS: v.optional(v.string()),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug', 'trace'], 'must be a log level'),
    'info',
  ),
  MERCHANTS: v.optional(nameList, 'portal'),
  CURRENCY: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency code')), 'PHP'),
  CURRENCY_SYMBOL: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4)), defaultCurrencySymbol),
  /** A member whose password equals it can do nothing but change it. */
  DEFAULT_PASSWORD: v.optional(v.string(), ''),
  /** Fill an empty database with the demo data; by default only the embedded one. */
  DEMO_DATA: v.optional(flag),
  /** With NODE_ENV=production: a demo that everyone may try; each page says that nothing on it is worth money. */
  PUBLIC_DEMO: v.optional(flag, 'false'),
  /** Let the sandbox provider take payments, which bring in no money; by default only in a demo. */
  SANDBOX_PROVIDER: v.optional(flag),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(v.string()),
  /** Mail server as `smtp://user:password@host:587` or `smtps://...`; needs MAIL_FROM. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'must be an smtp:// or smtps:// address'))),
  /** Sender of e-mails: `portal@example.com` or `Portal <portal@example.com>`. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/, 'must be an e-mail address'))),
  /** Gateway that sends SMS over HTTP (modules/delivery/senders/sms-gateway-sender.ts); needs SMS_GATEWAY_TOKEN. */
  SMS_GATEWAY_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be an http(s):// address'))),
  SMS_GATEWAY_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs'))),
  /** Key pair of the operator for notifications (P-256, base64url), and whom push services write to; all or none. */
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/, 'must be 65 bytes as base64url'))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes as base64url'))),
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https:// address')),
  ),
  /** Where the identity provider publishes the keys that sign its tokens, as a JWKS. */
  FIREBASE_KEYS_URL: v.optional(
    v.pipe(v.string(), v.url('must be an address')),
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
});

export type Environment = v.InferOutput<typeof environment>;
