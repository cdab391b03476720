import { providerHeaders } from '@portal/shared/contract/provider-api/signing';
import { lt } from 'drizzle-orm';
import type { ProviderCaller, Resolver } from '../../../kernel/calls/callers.ts';
import { headerText } from '../../../kernel/calls/context.ts';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { signatureHolds } from '../../../kernel/security/call-signature.rules.ts';
import { providerNonces as nonces } from '../deposits/deposits.tables.ts';
import type { ProviderKey } from './provider-key.ts';

const nonceRetentionMs = 10 * 60_000;

/** Authenticates a provider by its signature; a nonce is valid for one call. `keys` by provider name. */
export function createProviderResolver(
  kernel: Kernel,
  keys: ReadonlyMap<string, () => ProviderKey>,
): Resolver<ProviderCaller> {
  return async (request) => {
    const keyId = headerText(request, providerHeaders.key);
    const found = [...keys].map(([provider, key]) => ({ provider, key: key() })).find(({ key }) => key.keyId === keyId);
    if (!found) return undefined;
    const nonce = headerText(request, providerHeaders.nonce);
    const signed = {
      method: request.method,
      pathWithQuery: request.url,
      timestamp: headerText(request, providerHeaders.timestamp),
      nonce,
      signature: headerText(request, providerHeaders.signature),
      body: request.rawBody,
    };
    const now = kernel.clock.now();
    if (!signatureHolds(found.key.secret, signed, Math.floor(now.getTime() / 1000))) return undefined;
    const { provider } = found;
    const used = await kernel.db
      .insert(nonces)
      .values({ provider, nonce, at: now })
      .onConflictDoNothing()
      .returning({ nonce: nonces.nonce });
    return used.length > 0 ? { provider } : undefined;
  };
}

export function forgetProviderNonces({ jobs, db, clock }: Kernel): void {
  jobs.add({
    name: 'forget-provider-nonces',
    periodsDue: everySeconds(60),
    async run() {
      await db.delete(nonces).where(lt(nonces.at, new Date(clock.now().getTime() - nonceRetentionMs)));
    },
  });
}
