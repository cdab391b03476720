import { getReferral } from '@portal/shared/contract/rewards/referral';
import { listRewards } from '@portal/shared/contract/rewards/rewards';
import { getBalance } from '@portal/shared/contract/wallet/balance';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { perMinuteKeys } from '../../../testing/test-kernel.ts';
import type { Member } from '../../accounts/index.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';

/** Returns a deposit of the member, credited on 2 March. */
export const paidIn = ({ id }: Member, amountMinor: string, reference = newId()) => ({
  memberId: id,
  reference,
  amountMinor,
  creditedAt: '2026-03-02T07:00:00.000Z',
});

/** A platform for the tests of inviters and their friends: noon of 2 March, with days in Ho Chi Minh City. */
export function referralHarness(database: () => Database) {
  const clock = testClock('2026-03-02T05:00:00.000Z');
  const harness = hostedApp(database, {
    clock,
    async prepare({ modules: { settings } }) {
      for (const key of perMinuteKeys) await settings.write(key, 1000, 'test');
      await settings.write('identity.humanVerification', [], 'test');
    },
  });
  const referral = () => harness.app.modules.rewards.referral;
  const tokens = new Map<string, string>();

  /** Opens a session without a login, which would record one address for all of them. */
  async function sessionOf(account: string): Promise<string> {
    const member = await harness.app.modules.member.byAccount(account);
    const start = { address: '127.0.0.1', client: '', passwordChangeRequired: false };
    return harness.app.modules.session.open({ ...start, memberId: member?.id ?? '' });
  }
  async function token(account: string) {
    const known = tokens.get(account) ?? (await sessionOf(account));
    tokens.set(account, known);
    return known;
  }

  return {
    clock,
    harness: harness,
    referral,
    token,
    forgetSessions: () => tokens.clear(),
    /** Moves the clock and opens new sessions, since the old ones expire by then. */
    waitUntil(time: string) {
      clock.set(time);
      tokens.clear();
    },
    summary: async (account: string) =>
      (await harness.api.send(getReferral, {}, { token: await token(account) })).value,
    rewards: async (account: string) =>
      (await harness.api.send(listRewards, {}, { token: await token(account) })).value.list,
    balance: async (account: string) =>
      (await harness.api.send(getBalance, {}, { token: await token(account) })).value.sumBalance,
    /** Adds a linked inviter and friend. */
    async pair(name: string, change = {}) {
      const inviter = await addMember(harness.app, `${name}inviter`, change);
      const friend = await addMember(harness.app, `${name}friend`);
      await referral().addLink(friend.id, inviter.id);
      return { inviter, friend };
    },
    /** Lets the friend deposit and stake what the programme requires. */
    async reach(friend: Member) {
      await referral().countDeposit(paidIn(friend, '10000'));
      await referral().count([settledBet(friend, { stakeMinor: '50000' })]);
    },
  };
}
