import { createECDH } from 'node:crypto';
import path from 'node:path';
import * as v from 'valibot';
import { type Environment, environment } from './environment.ts';
import { scriptsOriginFault } from './scripts-origin.rules.ts';

/** Names of all process settings. */
export const settingNames: readonly string[] = Object.keys(environment.entries);

type DerivedPort = 'VENDOR_PORT' | 'OPERATOR_PORT' | 'PROVIDER_PORT' | 'SCRIPTS_PORT';
type DerivedOrigin = 'PUBLIC_ORIGIN' | 'OPERATOR_ORIGIN' | 'VENDOR_ORIGIN' | 'PROVIDER_ORIGIN' | 'PROVIDER_URL';

/** Process settings; see `environment` for the meaning of each. Names are those of the variables. */
export interface Settings
  extends Omit<Environment, DerivedPort | DerivedOrigin | 'DEMO_DATA' | 'SANDBOX_PROVIDER'>,
    Record<DerivedPort, number>,
    Record<DerivedOrigin, string> {
  DEMO_DATA: boolean;
  SANDBOX_PROVIDER: boolean;
}

/** A setting that cannot be used; the message names the variable. */
export class SettingsError extends Error {}

/** Reads the settings of the process. @throws SettingsError naming every bad variable */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success)
    throw new SettingsError(result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'));
  const read = result.output;
  assertPairs(read);
  assertKeysMatch(read);
  assertNotMixed(read);
  assertAddressesKnown(read);
  assertProduction(read);
  const isDemo = read.DEMO_DATA ?? read.DATABASE_URL === undefined;
  const rest = derived(read);
  const fault = scriptsOriginFault({ ...read, ...rest });
  if (fault) throw new SettingsError(fault);
  return {
    ...read,
    ...rest,
    DATA_DIR: path.resolve(read.DATA_DIR),
    DEMO_DATA: isDemo,
    SANDBOX_PROVIDER: read.SANDBOX_PROVIDER ?? isDemo,
  };
}

/** Derives the other ports from PORT, and the origins from the ports. */
function derived(read: Environment): Record<DerivedPort, number> & Record<DerivedOrigin, string> {
  const { PORT, VENDOR_PORT = PORT + 1, OPERATOR_PORT = PORT + 2, PROVIDER_PORT = PORT + 3 } = read;
  const { SCRIPTS_PORT = PORT + 4, PROVIDER_ORIGIN = `http://localhost:${PROVIDER_PORT}` } = read;
  return {
    VENDOR_PORT,
    OPERATOR_PORT,
    PROVIDER_PORT,
    SCRIPTS_PORT,
    PROVIDER_ORIGIN,
    PUBLIC_ORIGIN: read.PUBLIC_ORIGIN ?? `http://localhost:${PORT}`,
    OPERATOR_ORIGIN: read.OPERATOR_ORIGIN ?? `http://localhost:${OPERATOR_PORT}`,
    VENDOR_ORIGIN: read.VENDOR_ORIGIN ?? `http://localhost:${VENDOR_PORT}`,
    PROVIDER_URL: read.PROVIDER_URL ?? PROVIDER_ORIGIN,
  };
}

/** An incomplete sender would look complete until the first message fails. */
function assertPairs(read: Environment): void {
  const pairs = [
    ['SMTP_URL', 'MAIL_FROM'],
    ['OPERATOR_OIDC_ISSUER', 'OPERATOR_OIDC_CLIENT_ID'],
    ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN'],
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
    ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'],
    ['VAPID_PUBLIC_KEY', 'VAPID_SUBJECT'],
    ['RELEASES_S3_ENDPOINT', 'RELEASES_S3_BUCKET'],
    ['RELEASES_S3_ENDPOINT', 'RELEASES_S3_REGION'],
    ['RELEASES_S3_ENDPOINT', 'RELEASES_S3_ACCESS_KEY'],
    ['RELEASES_S3_ENDPOINT', 'RELEASES_S3_SECRET_KEY'],
    ['RELEASES_S3_BUCKET', 'RELEASES_S3_ENDPOINT'],
  ] as const;
  for (const [address, companion] of pairs)
    if (read[address] && !read[companion]) throw new SettingsError(`${companion}: must be set with ${address}`);
}

/** Push services would refuse every message that is signed with another key. */
function assertKeysMatch({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): void {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return;
  if (publicKeyOf(VAPID_PRIVATE_KEY) !== VAPID_PUBLIC_KEY)
    throw new SettingsError('VAPID_PRIVATE_KEY: must be the key of VAPID_PUBLIC_KEY');
}

function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

/** A page loaded over https loads nothing over http. */
function assertNotMixed({ PUBLIC_ORIGIN = '', REMOTE_ORIGINS }: Environment): void {
  const isMixed = Object.values(REMOTE_ORIGINS).some((origin) => origin.startsWith('http:'));
  if (PUBLIC_ORIGIN.startsWith('https:') && isMixed)
    throw new SettingsError('REMOTE_ORIGINS: must be https origins, as PUBLIC_ORIGIN is one');
}

/** With every proxy trusted, a header would name the address that OPERATOR_ADDRESSES is asked about. */
function assertAddressesKnown({ OPERATOR_ADDRESSES, TRUST_PROXY }: Environment): void {
  if (OPERATOR_ADDRESSES && TRUST_PROXY === true)
    throw new SettingsError('TRUST_PROXY: must be the addresses of the proxies, as OPERATOR_ADDRESSES is set');
}

function assertProduction(read: Environment): void {
  if (read.NODE_ENV !== 'production') return;
  if (read.SECRETS_KEY === undefined) throw new SettingsError('SECRETS_KEY: must be set in production');
  if (read.DATABASE_URL === undefined) throw new SettingsError('DATABASE_URL: must be set in production');
  if (read.METRICS_TOKEN === undefined) throw new SettingsError('METRICS_TOKEN: must be set in production');
  if (read.VENDOR_ORIGIN === undefined) throw new SettingsError('VENDOR_ORIGIN: must be set in production');
  if (read.OPERATOR_ORIGIN === undefined && (read.SMTP_URL ?? read.OPERATOR_OIDC_ISSUER))
    throw new SettingsError('OPERATOR_ORIGIN: must be set in production with SMTP_URL or OPERATOR_OIDC_ISSUER');
  if (read.OPERATOR_OIDC_ISSUER?.startsWith('http:'))
    throw new SettingsError('OPERATOR_OIDC_ISSUER: must be an https address in production');
  if (read.FIREBASE_AUTH_EMULATOR_HOST)
    throw new SettingsError('FIREBASE_AUTH_EMULATOR_HOST: must not be set in production');
  if (read.PUBLIC_DEMO) return;
  const unless = 'in production, except with PUBLIC_DEMO';
  if (read.DEMO_DATA) throw new SettingsError(`DEMO_DATA: must not be switched on ${unless}`);
  if (read.SANDBOX_PROVIDER) throw new SettingsError(`SANDBOX_PROVIDER: must not be switched on ${unless}`);
}
