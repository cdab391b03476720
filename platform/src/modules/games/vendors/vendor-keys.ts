import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { and, asc, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
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

/** A studio with its oldest live key, if it has one: it may not have the key yet that is to replace that one. */
export interface Studio {
  provider: string;
  key?: Pick<VendorKey, 'keyId' | 'secret'>;
}

/** An ended key is refused within ten seconds on every process: this, and the age that the answer may have by then. */
const cacheMs = 5_000;

/** Reads keys by id, cached for a few seconds because every signed call needs one; ends them. */
export function createVendorKeys(kernel: Kernel, secrets: Secrets) {
  const known = new Map<string, { key: VendorKey; until: number }>();
  const isLive = () => isLiveAt(kernel.clock.now());

  const secretOf = (row: typeof vendorKeys.$inferSelect) => secrets.open(row.sealedSecret, sealedVendorSecret.of(row));

  async function read(keyId: string): Promise<{ key: VendorKey; endsAt: number } | undefined> {
    const [row] = await kernel.db
      .select()
      .from(vendorKeys)
      .where(and(eq(vendorKeys.keyId, keyId), isLive()));
    if (!row) return undefined;
    const key = { keyId, provider: row.provider, secret: secretOf(row) };
    return { key, endsAt: row.endedAt?.getTime() ?? Number.POSITIVE_INFINITY };
  }

  return {
    /** Returns the live key with that id. */
    async find(keyId: string): Promise<VendorKey | undefined> {
      const now = kernel.clock.now().getTime();
      const cached = known.get(keyId);
      if (cached && cached.until > now) return cached.key;
      const found = await read(keyId);
      // Unknown ids are not cached, or callers could fill the memory with them.
      if (found) known.set(keyId, { key: found.key, until: Math.min(now + cacheMs, found.endsAt) });
      else known.delete(keyId);
      return found?.key;
    },
    /** Returns every studio that ever had a key. */
    async studios(): Promise<Studio[]> {
      const { provider } = vendorKeys;
      const ever = await kernel.db.selectDistinct({ provider }).from(vendorKeys).orderBy(provider);
      const rows = await kernel.db.select().from(vendorKeys).where(isLive()).orderBy(desc(vendorKeys.createdAt));
      const oldest = new Map(rows.map((row) => [row.provider, row]));
      return ever.map((studio) => {
        const row = oldest.get(studio.provider);
        return row ? { ...studio, key: { keyId: row.keyId, secret: secretOf(row) } } : studio;
      });
    },
    async hasKey(provider: string): Promise<boolean> {
      const ofStudio = and(eq(vendorKeys.provider, provider), isLive());
      return (await kernel.db.select({ keyId: vendorKeys.keyId }).from(vendorKeys).where(ofStudio)).length > 0;
    },
    /** Creates a live key for a studio; the secret is shown here, and once to the operator `shownTo`. */
    async create(provider: string, shownTo?: string): Promise<VendorKey> {
      const keyId = `vk_${randomBytes(8).toString('hex')}`;
      const secret = randomBytes(32).toString('base64url');
      const sealedSecret = secrets.seal(secret, sealedVendorSecret.of({ keyId, provider }));
      const row = { keyId, provider, sealedSecret, createdAt: kernel.clock.now(), shownTo };
      await kernel.db.insert(vendorKeys).values(row);
      return { keyId, provider, secret };
    },
    ...createKeyChanges(kernel, secrets),
    /** Ends a key now; undefined if there is none of that id. A repeat keeps the first end. */
    async end(keyId: string): Promise<{ provider: string; endedAt: Date } | undefined> {
      known.delete(keyId);
      return endKey(kernel, keyId);
    },
  };
}

const isLiveAt = (now: Date) => or(isNull(vendorKeys.endedAt), gt(vendorKeys.endedAt, now));

/** What two operators decide about the keys of a studio, and what they see of them. */
function createKeyChanges(kernel: Kernel, secrets: Secrets) {
  return {
    /** Has all keys of a studio but one end at a moment; one that ends before it keeps its end. */
    async endOthers(keyId: string, provider: string, at: Date): Promise<void> {
      await kernel.db
        .update(vendorKeys)
        .set({ endedAt: sql`least(${vendorKeys.endedAt}, ${at.toISOString()}::timestamptz)` })
        .where(and(eq(vendorKeys.provider, provider), ne(vendorKeys.keyId, keyId)));
    },
    /** Returns a live key to the operator it waits for, and to nobody ever again. */
    async reveal(keyId: string, username: string): Promise<VendorKey | undefined> {
      const [row] = await kernel.db
        .update(vendorKeys)
        .set({ shownTo: null })
        .where(and(eq(vendorKeys.keyId, keyId), eq(vendorKeys.shownTo, username), isLiveAt(kernel.clock.now())))
        .returning();
      return (
        row && { keyId, provider: row.provider, secret: secrets.open(row.sealedSecret, sealedVendorSecret.of(row)) }
      );
    },
    /** Returns all keys that are live or ended after this moment, oldest first, without their secrets. */
    list: (endedAfter: Date) =>
      kernel.db
        .select({
          keyId: vendorKeys.keyId,
          provider: vendorKeys.provider,
          createdAt: vendorKeys.createdAt,
          endedAt: vendorKeys.endedAt,
          shownTo: vendorKeys.shownTo,
        })
        .from(vendorKeys)
        .where(or(isNull(vendorKeys.endedAt), gt(vendorKeys.endedAt, endedAfter)))
        .orderBy(asc(vendorKeys.createdAt), asc(vendorKeys.keyId)),
  };
}

async function endKey({ db, clock }: Kernel, keyId: string): Promise<{ provider: string; endedAt: Date } | undefined> {
  const [ended] = await db
    .update(vendorKeys)
    .set({ endedAt: sql`least(${vendorKeys.endedAt}, ${clock.now().toISOString()}::timestamptz)` })
    .where(eq(vendorKeys.keyId, keyId))
    .returning({ provider: vendorKeys.provider, endedAt: vendorKeys.endedAt });
  return ended?.endedAt ? { provider: ended.provider, endedAt: ended.endedAt } : undefined;
}

export type VendorKeys = ReturnType<typeof createVendorKeys>;

/** Gives a local studio a new key in DATA_DIR/vendor/keys.json, readable only by its owner. */
export async function handOverKey({ settings }: Kernel, keys: VendorKeys, provider: string): Promise<void> {
  const { keyId, secret } = await keys.create(provider);
  const file = path.join(settings.DATA_DIR, 'vendor', 'keys.json');
  await writePrivateFile(file, `${JSON.stringify({ provider, keyId, secret }, null, 2)}\n`);
}
