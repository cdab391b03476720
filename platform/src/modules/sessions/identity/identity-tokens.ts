import { errors, type JWTVerifyOptions, jwtVerify, UnsecuredJWT } from 'jose';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { tokenHash } from '../../../kernel/security/opaque-token.ts';
import { usedIdentityTokens } from '../login.tables.ts';
import type { Identity } from '../session-module.ts';
import type { SessionSettings } from '../sessions.settings.ts';
import { identityOf } from './identity.rules.ts';
import { createProviderKeys } from './provider-keys.ts';

export interface IdentityTokens {
  /**
   * The identity in a token of that channel; uses it up. @throws Refusal `identity_token_invalid`,
   * `identity_provider_unavailable`
   */
  use(channel: Identity['channel'], token: string): Promise<Identity>;
}

/**
 * Tokens of the identity provider (Firebase). Checked are the signature against its published keys, issuer, audience,
 * expiry and a recent sign-in; each token works once. Emulator tokens are unsigned, and are accepted only where it is
 * configured.
 */
export function createIdentityTokens(kernel: Kernel, settings: SessionSettings): IdentityTokens {
  const { database, clock } = kernel;
  const { FIREBASE_AUTH_EMULATOR_HOST, NODE_ENV } = kernel.settings;
  const isEmulated = Boolean(FIREBASE_AUTH_EMULATOR_HOST) && NODE_ENV !== 'production';
  const keys = createProviderKeys(kernel);

  async function claimsOf(token: string, options: JWTVerifyOptions) {
    try {
      if (isEmulated) return UnsecuredJWT.decode(token, options).payload;
      return (await jwtVerify(token, keys, { ...options, algorithms: ['RS256'] })).payload;
    } catch (error) {
      throw error instanceof errors.JOSEError ? new Refusal('identity_token_invalid') : error;
    }
  }

  async function useOnce(token: string, expiresAt: Date): Promise<void> {
    const row = { tokenHash: tokenHash(token), expiresAt };
    const added = await database.db.insert(usedIdentityTokens).values(row).onConflictDoNothing().returning();
    if (added.length === 0) throw new Refusal('identity_token_invalid');
  }

  return {
    async use(channel, token) {
      const { projectId } = await settings.get('identity.firebase');
      if (projectId === '') throw new Refusal('login_type_closed');
      const claims = await claimsOf(token, {
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
        currentDate: clock.now(),
        clockTolerance: 5,
      });
      const identity = identityOf(channel, projectId, claims, clock.now());
      if (!identity) throw new Refusal('identity_token_invalid');
      await useOnce(token, new Date((claims.exp ?? 0) * 1000 + 60_000));
      return identity;
    },
  };
}
