import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import { lt } from 'drizzle-orm';
import type { Resolver, VendorCaller } from '../../../kernel/calls/callers.ts';
import { headerText } from '../../../kernel/calls/context.ts';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { signatureHolds } from '../../../kernel/security/call-signature.rules.ts';
import { vendorNonces } from '../games.tables.ts';
import type { VendorKeys } from './vendor-keys.ts';

const nonceLifetimeMs = 10 * 60_000;

/** Calls whose database function checks the nonce, so that a bet is one round trip. */
const takesNonceItself = new Set(['/vendor/v1/bet', '/vendor/v1/win', '/vendor/v1/rollback']);

/** Authenticates a studio by its signature; a nonce is valid for one call. */
export function createVendorResolver(kernel: Kernel, keys: VendorKeys): Resolver<VendorCaller> {
  return async (request, call) => {
    const key = await keys.find(headerText(request, vendorHeaders.key));
    const nonce = headerText(request, vendorHeaders.nonce);
    const holds =
      key &&
      signatureHolds(
        key.secret,
        {
          method: request.method,
          pathWithQuery: request.url,
          timestamp: headerText(request, vendorHeaders.timestamp),
          nonce,
          signature: headerText(request, vendorHeaders.signature),
          body: request.rawBody,
        },
        Math.floor(kernel.clock.now().getTime() / 1000),
      );
    if (!holds) return undefined;
    if (!takesNonceItself.has(call.path) && !(await useNonce(kernel, key.provider, nonce))) return undefined;
    return { vendor: key.provider };
  };
}

async function useNonce(kernel: Kernel, provider: string, nonce: string): Promise<boolean> {
  const at = kernel.clock.now();
  const stored = await kernel.db
    .insert(vendorNonces)
    .values({ provider, nonce, at })
    .onConflictDoNothing()
    .returning({ nonce: vendorNonces.nonce });
  return stored.length > 0;
}

export function forgetOldNonces(kernel: Kernel): void {
  kernel.jobs.add({
    name: 'forget-vendor-nonces',
    periodsDue: everySeconds(60),
    async run() {
      const before = new Date(kernel.clock.now().getTime() - nonceLifetimeMs);
      await kernel.db.delete(vendorNonces).where(lt(vendorNonces.at, before));
    },
  });
}
