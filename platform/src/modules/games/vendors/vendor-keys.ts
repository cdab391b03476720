import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { writePrivateFile } from '../../../kernel/security/private-file.ts';
import type { Secrets } from '../../../kernel/security/secrets.ts';
import { sealedVendorSecret, vendorKeys } from '../games.tables.ts';

interface VendorKey {
  keyId: string;
  provider: string;
  /** The HMAC key, as text. */
  secret: string;
}

const cacheMs = 10_000;

/** Reads keys by id, cached for a few seconds because every signed call needs one. */
export function createVendorKeys(kernel: Kernel, secrets: Secrets) {
  const known = new Map<string, { key: VendorKey; until: number }>();

  const secretOf = (row: typeof vendorKeys.$inferSelect) => secrets.open(row.sealedSecret, sealedVendorSecret.of(row));

  async function read(keyId: string): Promise<VendorKey | undefined> {
    const isLive = and(eq(vendorKeys.keyId, keyId), isNull(vendorKeys.endedAt));
    const [row] = await kernel.db.select().from(vendorKeys).where(isLive);
    return row && { keyId, provider: row.provider, secret: secretOf(row) };
  }

  return {
    /** Returns the live key with that id. */
    async find(keyId: string): Promise<VendorKey | undefined> {
      const cached = known.get(keyId);
      if (cached && cached.until > Date.now()) return cached.key;
      const key = await read(keyId);
      // Unknown ids are not cached, or callers could fill the memory with them.
      if (key) known.set(keyId, { key, until: Date.now() + cacheMs });
      else known.delete(keyId);
      return key;
    },
    /** Returns the newest live key of each studio. */
    async all(): Promise<VendorKey[]> {
      const rows = await kernel.db
        .select()
        .from(vendorKeys)
        .where(isNull(vendorKeys.endedAt))
        .orderBy(asc(vendorKeys.createdAt));
      const newest = new Map(rows.map((row) => [row.provider, row]));
      return [...newest.values()].map((row) => ({ keyId: row.keyId, provider: row.provider, secret: secretOf(row) }));
    },
    async hasKey(provider: string): Promise<boolean> {
      const isLive = and(eq(vendorKeys.provider, provider), isNull(vendorKeys.endedAt));
      return (await kernel.db.select({ keyId: vendorKeys.keyId }).from(vendorKeys).where(isLive)).length > 0;
    },
    /** Creates a live key for a studio; the secret is shown only here. */
    async create(provider: string): Promise<VendorKey> {
      const keyId = `vk_${randomBytes(8).toString('hex')}`;
      const secret = randomBytes(32).toString('base64url');
      const sealedSecret = secrets.seal(secret, sealedVendorSecret.of({ keyId, provider }));
      const row = { keyId, provider, sealedSecret, createdAt: kernel.clock.now() };
      await kernel.db.insert(vendorKeys).values(row);
      return { keyId, provider, secret };
    },
  };
}

export type VendorKeys = ReturnType<typeof createVendorKeys>;

/** Gives a local studio a new key in DATA_DIR/vendor/keys.json, readable only by its owner. */
export async function handOverKey({ settings }: Kernel, keys: VendorKeys, provider: string): Promise<void> {
  const { keyId, secret } = await keys.create(provider);
  const file = path.join(settings.DATA_DIR, 'vendor', 'keys.json');
  await writePrivateFile(file, `${JSON.stringify({ provider, keyId, secret }, null, 2)}\n`);
}
