import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { lockOpenMember } from '../../../accounts/index.ts';
import { chanceDraws, declinedDrops, envelopeDrops } from '../chance.tables.ts';
import type { ChanceContext } from '../chance-context.ts';

/**
 * Declines an envelope of a drop for good; a repeat changes nothing. Locks the member like opening one, so that only
 * one of both applies.
 * @throws Refusal `envelope_not_found`, `envelope_over`, `envelope_taken`, `account_closed`
 */
export function declineEnvelope(
  { kernel: { db, database, clock, live }, deps }: ChanceContext,
  { memberId, dropId }: { memberId: string; dropId: string },
): Promise<void> {
  return database.transaction(async () => {
    await lockOpenMember(deps.member, memberId);
    const [drop] = await db.select().from(envelopeDrops).where(eq(envelopeDrops.id, dropId));
    if (!drop) throw new Refusal('envelope_not_found');
    if (clock.now() >= drop.endsAt || drop.closedAt) throw new Refusal('envelope_over');
    const isOwn = and(eq(chanceDraws.memberId, memberId), eq(chanceDraws.dropId, dropId));
    if ((await db.$count(chanceDraws, isOwn)) > 0) throw new Refusal('envelope_taken');
    await db.insert(declinedDrops).values({ memberId, dropId, at: clock.now() }).onConflictDoNothing();
    live.publish(memberId, { type: 'rewards', what: 'chance' });
  });
}
