import { minorUnits } from '@portal/shared/contract/money/amounts';
import { ticketsIn } from '@portal/shared/contract/rewards/chance-draw';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { newId } from '../../../../kernel/database/ids.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { lockOpenMember } from '../../../accounts/index.ts';
import type { DrawRow } from '../../chance/chance.tables.ts';
import type { NewGrant } from '../../grants/grants.ts';
import type { RewardKindDeps } from '../../reward-kind-deps.ts';
import { assertAsShown } from '../../shown-terms.rules.ts';
import type { PromotionOffers, ShownOffer } from '../offers/promotion-offers.ts';
import { dueDeposit, type MemberFacts, type PromotionAct, refusalOf } from '../offers/promotion-state.rules.ts';
import { depositBonus, prizesLeft } from '../offers/promotion-terms.rules.ts';
import type { UsageStore } from '../offers/promotion-usage.ts';
import { termsIdOf } from '../offers/show-promotion.ts';
import type { ParticipationRow } from '../promotions.tables.ts';
import type { Sealed, TicketDraws } from './draw-ticket.ts';
import { rewardOf } from './give-reward.ts';
import type { ParticipationWithReward, ReadMemberState } from './member-state.ts';
import type { ParticipationRows } from './participation-rows.ts';

export interface PromotionParts {
  kernel: Kernel;
  deps: RewardKindDeps;
  rows: ParticipationRows;
  usageStore: UsageStore;
  offers: PromotionOffers;
  readMemberState: ReadMemberState;
  tickets: TicketDraws;
  /** Runs after the commit. */
  notify(memberId: string): void;
}

/** An allowed act with its promotion's totals locked. */
interface Held {
  offer: ShownOffer;
  participation?: ParticipationWithReward;
  facts: MemberFacts;
  /** The row to be written. */
  fresh: ParticipationRow;
}

/**
 * @param termsId id of the shown terms
 * @throws Refusal `conflict`
 */
export function assertAgreed({ offer: { terms } }: Held, termsId: string | undefined): void {
  assertAsShown(termsId === undefined ? undefined : { termsId }, { termsId: termsIdOf(terms) });
}

/** Joins, claims and draws, each once, by locking the member and the promotion's totals. */
export function createTaking(parts: PromotionParts) {
  const { kernel, deps, rows, usageStore, offers, readMemberState, tickets, notify } = parts;

  /**
   * Checks and locks, in a transaction.
   * @throws Refusal as the calls say
   */
  async function hold(memberId: string, promotionId: string, act: PromotionAct): Promise<Held> {
    await lockOpenMember(deps.member, memberId);
    // Before the totals, so that unknown names create no row.
    const found = await offers.one(promotionId, 'EN');
    const offer = { ...found, usage: await usageStore.lock(promotionId) };
    const { facts, participations: all } = await readMemberState(memberId, [offer.terms]);
    const participation = all.get(promotionId);
    const code = refusalOf(act, offer, offer.moment, participation, facts);
    if (code !== undefined) throw new Refusal(code);
    return { offer, participation, facts, fresh: nextRow(freshRow(kernel, memberId, offer), participation) };
  }

  const taking = (memberId: string, promotionId: string, act: PromotionAct, work: (held: Held) => Promise<void>) =>
    kernel.database.transaction(async () => {
      await work(await hold(memberId, promotionId, act));
      notify(memberId);
    });

  const issue = async (held: Held, row: Partial<ParticipationRow>, act: string): Promise<void> => {
    await deps.grants.give(await writeIssued(parts, held, row, act));
  };

  return {
    hold,
    join: (memberId: string, promotionId: string) =>
      taking(memberId, promotionId, 'join', async ({ offer, fresh }) => {
        // A deposit bonus takes its place together with the money. Without a limit of places none is counted, so that
        // later terms have them all.
        const isCounted = offer.terms.kind === 'join' && offer.terms.places !== undefined;
        if (isCounted) await usageStore.take(promotionId, offer.terms, offer.usage, 0n);
        await rows.write(fresh, 'join');
      }),
    /** @param termsId id of the shown terms; others are refused (`conflict`) */
    claim: (memberId: string, promotionId: string, termsId?: string) =>
      taking(memberId, promotionId, 'claim', async (held) => {
        assertAgreed(held, termsId);
        await issue(held, claimedBy(held), 'claim');
      }),
    /**
     * @param shown terms as for `claim`, and the commitment of the draw
     * @throws Refusal `chance_seed_stale`, too
     */
    async draw(memberId: string, promotionId: string, shown: { termsId?: string; sealed?: Sealed }): Promise<DrawRow> {
      let drawn: DrawRow | undefined;
      await taking(memberId, promotionId, 'draw', async (held) => {
        assertAgreed(held, shown.termsId);
        const { terms } = held.offer;
        const urn = terms.kind === 'raffle' ? prizesLeft(terms, await usageStore.drawn(promotionId)) : [];
        if (terms.kind !== 'raffle' || ticketsIn(urn) === 0) throw new Refusal('promotion_spent');
        const { id } = held.fresh;
        const { turnoverPercent } = terms;
        const prizes = urn.map(({ amount, left }) => ({ amount, left }));
        const asked = { id, memberId, promotionId, urn: prizes, turnoverPercent, sealed: shown.sealed };
        drawn = await tickets.draw(asked);
        await issue(held, { amountMinor: drawn.amountMinor }, 'draw');
      });
      if (!drawn) throw new Error(`Nothing was drawn of ${promotionId}`);
      return drawn;
    },
  };
}

/** Takes place and money of what is issued, writes the row, and returns its reward. */
export async function writeIssued(
  { kernel, rows, usageStore }: PromotionParts,
  { offer, fresh }: Held,
  row: Partial<ParticipationRow>,
  act: string,
): Promise<NewGrant> {
  const { amountMinor = null, points = null } = row;
  const given = { ...fresh, ...row, amountMinor, points, state: 'issued' as const };
  await usageStore.take(given.promotionId, offer.terms, offer.usage, amountMinor ?? 0n);
  await rows.write(given, act);
  return rewardOf(offer.terms, given, kernel.clock.now());
}

/**
 * Returns what a claim gives.
 * @throws Refusal `promotion_deposit`
 */
export function claimedBy({ offer, participation, facts }: Held): Partial<ParticipationRow> {
  const { terms } = offer;
  if (terms.kind === 'bonus') {
    const amountMinor = terms.amount === undefined ? null : minorUnits(terms.amount);
    const points = terms.points === undefined ? null : BigInt(terms.points);
    return { amountMinor, points };
  }
  const deposit = participation && dueDeposit(offer, participation, facts);
  if (terms.kind !== 'deposit' || !participation || !deposit) throw new Refusal('promotion_deposit');
  const amountMinor = depositBonus(terms, deposit.amountMinor);
  return { ...participation.row, version: participation.row.version + 1, depositId: deposit.id, amountMinor };
}

/** Continues the row of a member who joined before there were terms: each period has one row per member. */
function nextRow(fresh: ParticipationRow, participation: ParticipationWithReward | undefined): ParticipationRow {
  if (participation?.state !== 'joined' || participation.period !== fresh.period) return fresh;
  return { ...fresh, id: participation.row.id, version: participation.row.version + 1 };
}

export type Taking = ReturnType<typeof createTaking>;

export function freshRow({ clock }: Kernel, memberId: string, { shown, moment }: ShownOffer): ParticipationRow {
  return {
    id: newId(),
    promotionId: shown.id,
    memberId,
    period: moment.period,
    state: 'joined',
    version: 1,
    titles: shown.titles,
    comment: null,
    terms: null,
    reason: null,
    depositId: null,
    amountMinor: null,
    points: null,
    createdAt: clock.now(),
  };
}
