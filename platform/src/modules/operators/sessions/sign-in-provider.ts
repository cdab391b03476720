import { eq, sql } from 'drizzle-orm';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { randomToken } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { noteChallenge, useChallenge } from '../../../kernel/security/challenge-table.ts';
import { tokenHash } from '../../../kernel/security/opaque-token.ts';
import { isSameSecret } from '../../../kernel/security/same-secret.ts';
import { operatorChallenges, operators } from '../tables.ts';

/** Where the provider sends operators back to, at the console's address. */
export const providerBackPath = '/operator/session/provider/back';
const minutesAtProvider = 10;
const minutesToProve = 5;
const callPrefix = 'provider ';
const ticketPrefix = 'ticket ';

/**
 * Sign-in by an OpenID Connect provider, which stands for the password: whoever comes back with a verified address of an
 * enrolled operator still proves it by code or key.
 */
export function createSignInProvider(kernel: Kernel) {
  const { settings } = kernel;
  let known: Promise<Configuration> | undefined;
  /** Read when first needed, and again after a failure: the provider may be away when the process starts. */
  function configuration(): Promise<Configuration> {
    const issuer = new URL(settings.OPERATOR_OIDC_ISSUER ?? '');
    const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
    known ??= discovery(
      issuer,
      settings.OPERATOR_OIDC_CLIENT_ID ?? '',
      settings.OPERATOR_OIDC_CLIENT_SECRET,
      undefined,
      {
        execute,
      },
    ).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }
  const redirectUri = settings.OPERATOR_ORIGIN + providerBackPath;

  return {
    isThere: settings.OPERATOR_OIDC_ISSUER !== undefined,
    /** Returns the provider's page, and the state that the browser has to bring back. */
    async start(): Promise<{ address: string; state: string }> {
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      const purpose = `${callPrefix}${nonce} ${verifier}`;
      await noteChallenge(kernel, operatorChallenges, { challenge: state, purpose, minutes: minutesAtProvider });
      return { address: address.href, state };
    },
    /**
     * Judges what the provider answered; returns a ticket that works once within five minutes, with a code or key.
     * Undefined for a strange state, a refusal of the provider, and an address of no enrolled operator.
     */
    async finish(query: URLSearchParams, state: string): Promise<string | undefined> {
      const purpose = isSameSecret(query.get('state') ?? '', state)
        ? await useChallenge(kernel, operatorChallenges, state)
        : undefined;
      if (!purpose?.startsWith(callPrefix)) return undefined;
      const [nonce = '', verifier = ''] = purpose.slice(callPrefix.length).split(' ');
      const tokens = await authorizationCodeGrant(await configuration(), new URL(`${redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      const [email, isVerified] = [claims?.email, claims?.email_verified];
      if (typeof email !== 'string' || isVerified !== true) return undefined;
      const [operator] = await kernel.db
        .select({ username: operators.username, isActive: operators.isActive, passwordHash: operators.passwordHash })
        .from(operators)
        .where(eq(sql`lower(${operators.email})`, email.toLowerCase()));
      if (!operator?.isActive || operator.passwordHash === null) return undefined;
      const ticket = randomToken();
      const challenge = tokenHash(ticket);
      await noteChallenge(kernel, operatorChallenges, {
        challenge,
        purpose: ticketPrefix + operator.username,
        minutes: minutesToProve,
      });
      return ticket;
    },
  };
}

/** Uses up a ticket; returns whose it is. */
export async function usernameOfTicket(kernel: Kernel, ticket: string): Promise<string | undefined> {
  const purpose = await useChallenge(kernel, operatorChallenges, tokenHash(ticket));
  return purpose?.startsWith(ticketPrefix) ? purpose.slice(ticketPrefix.length) : undefined;
}
