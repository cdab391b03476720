import { minorUnits } from '@portal/shared/contract/amounts';
import { demoMembers } from './demo-members.ts';
import type { DemoStep } from './demo-step.ts';

const inviter = 'vip05';
const friends = ['player03', 'expired01'];

/**
 * Adds the friends whom vip05 has invited: one with a history of bets, one who has never played. Runs before the
 * history.
 */
export const demoFriendsStep: DemoStep = {
  name: 'friends',
  async run(_kernel, { member, rewards: { referral } }) {
    const host = await member.byAccount(inviter);
    for (const { account, balance } of demoMembers.filter((demo) => friends.includes(demo.account))) {
      const friend = await member.byAccount(account);
      if (!host || !friend) continue;
      await referral.addLink(friend.id, host.id, friend.registeredAt);
      const creditedAt = friend.registeredAt.toISOString();
      const deposit = { memberId: friend.id, amountMinor: String(minorUnits(balance)), creditedAt };
      if (account === 'player03') await referral.countDeposit({ ...deposit, reference: `demo-opening-${account}` });
    }
  },
};
