import { readFileSync } from 'node:fs';

/** Settings that may stand in a file, named by the variable with `_FILE` behind it. */
export const secretSettings = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'SECRETS_KEY',
  'METRICS_TOKEN',
  'COMPOSITION_KEYS',
  'PAYLOAD_KEYS',
  'OPERATOR_OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'SMS_GATEWAY_TOKEN',
  'VAPID_PRIVATE_KEY',
  'RELEASES_S3_ACCESS_KEY',
  'RELEASES_S3_SECRET_KEY',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads secrets from files, as containers get them: a variable is seen by whoever may look at the process. An empty file
 * leaves the setting unset.
 *
 * @throws Error naming the variable, if a file cannot be read or the variable is there as well
 */
export function withSecretFiles(env: Variables): Variables {
  const read: Record<string, string> = {};
  for (const name of secretSettings) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new Error(`${name}: set it or ${name}_FILE, not both`);
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch {
      throw new Error(`${name}_FILE: ${file} cannot be read`);
    }
  }
  return { ...env, ...read };
}
