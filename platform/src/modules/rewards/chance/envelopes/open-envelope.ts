import { envelopeRange } from '@portal/shared/contract/rewards/chance-draw';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { lockOpenMember } from '../../../accounts/index.ts';
import { chanceDraws, type DropRow, declinedDrops, envelopeDrops } from '../chance.tables.ts';
import type { ChanceContext } from '../chance-context.ts';
import { assertDayCap, type RecordedDraw, recordDraw } from '../draws/record-draw.ts';
import { fairNumber } from '../fair-number.rules.ts';

export interface EnvelopeRequest {
  memberId: string;
  dropId: string;
  commitment: string;
  clientSeed: string;
}

/**
 * Opens one envelope of a drop. Locks the drop, so that one of many concurrent members gets the last one.
 * @throws Refusal `chance_closed`, `envelope_not_found`, `envelope_early`, `envelope_over`, `envelope_taken`,
 * `envelope_declined`, `envelopes_gone`, `chance_day_cap`, `chance_seed_stale`, `account_closed`
 */
export function openEnvelope(context: ChanceContext, asked: EnvelopeRequest): Promise<RecordedDraw> {
  const { memberId, dropId, clientSeed, commitment } = asked;
  const { db, database, clock } = context.kernel;
  return database.transaction(async () => {
    await lockOpenMember(context.deps.member, memberId);
    const { isOpen, perDay, turnoverPercent } = await context.terms.envelopeTerms();
    if (!isOpen) throw new Refusal('chance_closed');
    const [drop] = await db.select().from(envelopeDrops).where(eq(envelopeDrops.id, dropId)).for('update');
    if (!drop) throw new Refusal('envelope_not_found');
    assertInTime(drop, clock.now());
    const isOwn = and(eq(chanceDraws.memberId, memberId), eq(chanceDraws.dropId, dropId));
    if ((await db.$count(chanceDraws, isOwn)) > 0) throw new Refusal('envelope_taken');
    const isDeclined = and(eq(declinedDrops.memberId, memberId), eq(declinedDrops.dropId, dropId));
    if ((await db.$count(declinedDrops, isDeclined)) > 0) throw new Refusal('envelope_declined');
    if (drop.leftCount === 0) throw new Refusal('envelopes_gone');
    const day = await context.terms.today();
    await assertDayCap(context, { memberId, game: 'envelope', day, perDay });
    const seed = await context.seeds.use(memberId, 'envelope', commitment);
    const basis = { share: drop.share, leftMinor: Number(drop.leftMinor), leftCount: drop.leftCount };
    const { leastMinor, bound } = envelopeRange(basis);
    const number = fairNumber(seed.serverSeed, clientSeed, bound);
    const amountMinor = BigInt(leastMinor + number);
    const left = { leftMinor: drop.leftMinor - amountMinor, leftCount: drop.leftCount - 1 };
    await db.update(envelopeDrops).set(left).where(eq(envelopeDrops.id, dropId));
    return recordDraw(context, {
      memberId,
      game: 'envelope',
      dropId,
      day,
      commitment,
      clientSeed,
      seed,
      number,
      bound,
      basis,
      amountMinor,
      points: 0n,
      turnoverPercent,
    });
  });
}

/** A closed drop has returned its rest to the budget, whatever the clock says. */
function assertInTime({ startsAt, endsAt, closedAt }: DropRow, now: Date): void {
  if (now < startsAt) throw new Refusal('envelope_early');
  if (now >= endsAt || closedAt) throw new Refusal('envelope_over');
}
