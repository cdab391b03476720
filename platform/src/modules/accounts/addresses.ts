import { and, eq } from 'drizzle-orm';
import { rememberedAddress } from '../../kernel/http/address.rules.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createSecrets } from '../../kernel/security/secrets.ts';
import { memberAddresses } from './tables.ts';

/** Addresses a member has logged in from; a login from another one needs more proof (docs/product.md 4). */
export function createAddresses({ database, clock, settings }: Kernel) {
  const secrets = createSecrets(settings);
  const indexOf = (address: string) => secrets.mac('member address', rememberedAddress(address));
  return {
    async isKnown(memberId: string, address: string): Promise<boolean> {
      const known = and(eq(memberAddresses.memberId, memberId), eq(memberAddresses.addressIndex, indexOf(address)));
      const rows = await database.db.select({ memberId: memberAddresses.memberId }).from(memberAddresses).where(known);
      return rows.length > 0;
    },
    async note(memberId: string, address: string): Promise<void> {
      const now = clock.now();
      const { memberId: memberColumn, addressIndex } = memberAddresses;
      await database.db
        .insert(memberAddresses)
        .values({ memberId, addressIndex: indexOf(address), firstSeenAt: now, lastSeenAt: now })
        .onConflictDoUpdate({ target: [memberColumn, addressIndex], set: { lastSeenAt: now } });
    },
  };
}
