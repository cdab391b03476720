import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { percentOf } from '@portal/shared/contract/money/money-parts';
import type { claimBirthdayGift, declineBirthdayGift, getVipGifts } from '@portal/shared/contract/rewards/vip';
import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { ageOn, lockOpenMember, type Member } from '../../accounts/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { birthdayAround, isKnownInTime } from './birthday.rules.ts';
import { birthdayName } from './vip-messages.ts';
import { readVipTerms } from './vip-terms.ts';

type BirthdayGift = CallResult<typeof getVipGifts>['birthday'];

/** Birthday gifts, claimed by the member once per birthday. */
export function createBirthdayGift(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { settings, member, grants }: Pick<RewardKindDeps, 'settings' | 'member' | 'grants'>,
) {
  async function giftStatus(found: Member) {
    const terms = await readVipTerms(settings);
    const timeZone = await settings.get('timeZone');
    const { birthday, birthdaySetOn } = member.profile.of(found);
    const amountMinor = terms.giftsOf(found.rankLevel).birthdayMinor;
    if (!birthday) return { terms, amountMinor, around: undefined };
    const today = dayIn(timeZone, clock.now());
    const day = birthdayAround(birthday, today, terms.birthdayDays);
    // A birthday given at registration is as old as the account.
    const setOn = birthdaySetOn ?? dayIn(timeZone, found.registeredAt);
    const isNew = !isKnownInTime(setOn, day, terms.birthdayKnownDays);
    const until = startOfDay(timeZone, addDays(day, terms.birthdayDays));
    return { terms, amountMinor, around: { birthday, day, isNew, isNow: today >= day, until } };
  }

  return {
    async show(found: Member): Promise<BirthdayGift> {
      const { amountMinor, around } = await giftStatus(found);
      const amount = amountFromMinor(amountMinor);
      if (!around) return { state: 'unknown', amount };
      const { day, isNew, isNow, until } = around;
      const given = await grants.find(found.id, 'vip-birthday', day.slice(0, 4));
      const shown = { from: day, until: until.toISOString() };
      if (given) {
        const declined = given.declinedAt && { declinedAt: given.declinedAt.toISOString() };
        return { ...shown, ...declined, state: 'claimed', amount: amountFromMinor(given.amountMinor) };
      }
      if (amountMinor === 0n) return { state: 'low_rank', amount };
      if (isNew) return { ...shown, state: 'new', amount };
      return { ...shown, state: isNow ? 'claimable' : 'waiting', amount };
    },
    /**
     * Pays the gift; a repeat pays nothing and returns what was paid.
     * @throws Refusal `birthday_unknown`, `birthday_not_now`, `birthday_new`, `birthday_age`, `vip_rank_low`,
     * `reward_declined`, `account_closed`
     */
    claim: (memberId: string): Promise<CallResult<typeof claimBirthdayGift>> =>
      database.transaction(async () => {
        const { before, gift } = await due(memberId);
        if (before?.declinedAt) throw new Refusal('reward_declined');
        const given = before ?? (await grants.giveAndPay(gift));
        return {
          amount: amountFromMinor(given.amountMinor),
          turnover: amountFromMinor(percentOf(given.amountMinor, given.turnoverPercent)),
        };
      }),
    /**
     * Declines it for good; a repeat returns the same answer.
     * @throws Refusal as `claim`, and `reward_claimed`
     */
    decline: (memberId: string): Promise<CallResult<typeof declineBirthdayGift>> =>
      database.transaction(async () => {
        const { gift } = await due(memberId);
        const { declinedAt } = await grants.declineOffer(gift);
        return { declinedAt: (declinedAt ?? clock.now()).toISOString() };
      }),
  };

  /** Returns the gift that can be or was claimed; locks the member. */
  async function due(memberId: string) {
    const found = await lockOpenMember(member, memberId);
    const { amountMinor, around, terms } = await giftStatus(found);
    if (!around) throw new Refusal('birthday_unknown');
    const year = around.day.slice(0, 4);
    const { turnoverPercent } = terms;
    const before = around.isNow ? await grants.find(memberId, 'vip-birthday', year) : undefined;
    if (!before) await assertDue({ amountMinor, around, terms });
    const gift = { memberId, source: 'vip-birthday', reference: year, name: birthdayName(year) } as const;
    return { before, gift: { ...gift, amountMinor, turnoverPercent } };
  }

  async function assertDue({ amountMinor, around, terms }: Awaited<ReturnType<typeof giftStatus>>): Promise<void> {
    if (!around) throw new Refusal('birthday_unknown');
    const least = await settings.get('birthdayAge');
    if (!around.isNow) throw new Refusal('birthday_not_now', { params: { days: terms.birthdayDays } });
    if (around.isNew) throw new Refusal('birthday_new', { params: { days: terms.birthdayKnownDays } });
    if ((ageOn(around.birthday, around.day) ?? 0) < least)
      throw new Refusal('birthday_age', { params: { age: least } });
    if (amountMinor === 0n) throw new Refusal('vip_rank_low');
  }
}
