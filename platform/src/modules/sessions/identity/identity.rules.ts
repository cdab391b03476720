import * as v from 'valibot';
import type { Identity } from '../session-module.ts';

/** How long after its sign-in a token is accepted; a refreshed token carries the time of the old sign-in. */
const signInMinutes = 10;
const clockToleranceSeconds = 5;

const providerOf: Readonly<Record<Identity['channel'], string>> = {
  google: 'google.com',
  facebook: 'facebook.com',
  sms: 'phone',
};

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  auth_time: v.number(),
  name: v.optional(v.string()),
  phone_number: v.optional(v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/))),
  firebase: v.object({ sign_in_provider: v.string() }),
});

/**
 * The identity in the checked claims of a token; undefined when they do not fit the channel or the sign-in is not
 * recent.
 */
export function identityOf(
  channel: Identity['channel'],
  projectId: string,
  claims: unknown,
  now: Date,
): Identity | undefined {
  const read = v.safeParse(claimsSchema, claims);
  if (!read.success) return undefined;
  const { sub, auth_time: signedInAt, name, phone_number: phone, firebase } = read.output;
  const age = now.getTime() / 1000 - signedInAt;
  if (age > signInMinutes * 60 || age < -clockToleranceSeconds) return undefined;
  if (firebase.sign_in_provider !== providerOf[channel]) return undefined;
  if (channel === 'sms') return phone ? { channel, providerId: `${projectId}:${sub}`, phone } : undefined;
  return { channel, providerId: `${projectId}:${sub}`, ...(name ? { name } : {}) };
}
