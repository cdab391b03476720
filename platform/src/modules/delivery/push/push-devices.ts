import { createHash } from 'node:crypto';
import {
  type PushChoices,
  type PushSubscriptionKeys,
  pushDevicesPerMember,
  pushSubscription,
} from '@portal/shared/contract/delivery/push';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { newId } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Secrets } from '../../../kernel/security/secrets.ts';
import { type PushDevice, pushDevices as rows, sealedPushDevice } from './push.tables.ts';

/** Whose device it is, and in which language it is written to. */
export interface DeviceOwner {
  memberId: string;
  sessionId: string;
  language: LanguageCode;
}

/** A device nobody logs in on is forgotten after this, as its session is. */
const daysKept = 30;

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');
const choicesOf = ({ kinds, showsAmounts }: PushDevice): PushChoices => ({ kinds, showsAmounts });

/** Keeps the devices that get notifications. */
export function createPushDevices({ database, clock }: Pick<Kernel, 'database' | 'clock'>, secrets: Secrets) {
  const { db } = database;
  const isAt = (endpoint: string) => eq(rows.endpointHash, hashOf(endpoint));

  /** One at a time for each member, so that the count holds. */
  const lock = (memberId: string) =>
    db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push ${memberId}`}, 0))`);

  async function dropOldest(memberId: string): Promise<void> {
    const newest = db
      .select({ id: rows.id })
      .from(rows)
      .where(eq(rows.memberId, memberId))
      .orderBy(desc(rows.boundAt), desc(rows.id))
      .offset(pushDevicesPerMember);
    await db.delete(rows).where(inArray(rows.id, newest));
  }

  return {
    /** Stores a device or changes its choices; one of another member is taken over. */
    subscribe: (subscription: PushSubscriptionKeys, owner: DeviceOwner, choices: PushChoices): Promise<void> =>
      database.transaction(async () => {
        const { endpoint } = subscription;
        await lock(owner.memberId);
        const isOwn = and(isAt(endpoint), eq(rows.memberId, owner.memberId));
        const [known] = await db.select({ id: rows.id }).from(rows).where(isOwn);
        // Messages that wait for another member at this endpoint end with the id that they have.
        const id = known?.id ?? newId();
        const sealed = secrets.seal(JSON.stringify(subscription), sealedPushDevice.of({ id }));
        const row = { id, ...owner, ...choices, sealed, boundAt: clock.now() };
        await db
          .insert(rows)
          .values({ endpointHash: hashOf(endpoint), ...row })
          .onConflictDoUpdate({ target: rows.endpointHash, set: row });
        await dropOldest(owner.memberId);
      }),
    /** Binds a device to the session and returns its choices; forgets one of another member. */
    check: (endpoint: string, owner: DeviceOwner): Promise<PushChoices | undefined> =>
      database.transaction(async () => {
        await db.delete(rows).where(and(isAt(endpoint), ne(rows.memberId, owner.memberId)));
        const change = { ...owner, boundAt: clock.now() };
        const [bound] = await db.update(rows).set(change).where(isAt(endpoint)).returning();
        return bound && choicesOf(bound);
      }),
    async unsubscribe(memberId: string, endpoint: string): Promise<void> {
      await db.delete(rows).where(and(isAt(endpoint), eq(rows.memberId, memberId)));
    },
    async forgetSessions(sessionIds: readonly string[]): Promise<void> {
      if (sessionIds.length > 0) await db.delete(rows).where(inArray(rows.sessionId, [...sessionIds]));
    },
    async forgetUnused(): Promise<void> {
      const since = new Date(clock.now().getTime() - daysKept * 24 * 3_600_000);
      await db.delete(rows).where(lt(rows.boundAt, since));
    },
    ofMembers: (memberIds: readonly string[]): Promise<PushDevice[]> =>
      db
        .select()
        .from(rows)
        .where(inArray(rows.memberId, [...memberIds])),
    /** What a device is written to by; undefined when it was forgotten. */
    async find(id: string): Promise<PushSubscriptionKeys | undefined> {
      const [found] = await db.select().from(rows).where(eq(rows.id, id));
      return found && v.parse(pushSubscription, JSON.parse(secrets.open(found.sealed, sealedPushDevice.of(found))));
    },
    async forget(id: string): Promise<void> {
      await db.delete(rows).where(eq(rows.id, id));
    },
  };
}

export type PushDevices = ReturnType<typeof createPushDevices>;
