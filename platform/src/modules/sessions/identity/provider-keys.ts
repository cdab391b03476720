import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { secondsOfMaxAge } from './max-age.rules.ts';

const fetchTimeoutMs = 5000;
const retryAfterSeconds = 30;

/**
 * The published keys of the identity provider, fetched when needed and used for as long as their answer says they are
 * valid. An unknown key id fetches again, at most every 30 seconds.
 * @throws Refusal `identity_provider_unavailable` when they cannot be fetched
 */
export function createProviderKeys({ clock, logger, settings }: Kernel): JWTVerifyGetKey {
  let validUntil = new Date(0);
  const keys = createRemoteJWKSet(new URL(settings.FIREBASE_KEYS_URL), {
    timeoutDuration: fetchTimeoutMs,
    // The answer says how long the keys are valid; see below.
    cacheMaxAge: Number.POSITIVE_INFINITY,
    async [customFetch](url, options) {
      const answer = await fetch(url, options);
      if (answer.ok)
        validUntil = new Date(clock.now().getTime() + secondsOfMaxAge(answer.headers.get('cache-control')) * 1000);
      return answer;
    },
  });

  return async (header, token) => {
    try {
      if (clock.now() >= validUntil) await keys.reload();
      return await keys(header, token);
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      // A token that cannot be checked is refused; the operator needs the reason.
      logger.error({ reason: String(error) }, 'keys of the identity provider');
      throw new Refusal('identity_provider_unavailable', { retryAfterSeconds });
    }
  };
}

/** No key has that id or type: the keys were fetched, and the token belongs to none of them. */
function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
