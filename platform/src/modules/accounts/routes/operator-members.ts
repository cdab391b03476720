import {
  endMemberSessions,
  findMember,
  listMembers,
  removeMemberPasskey,
  setMemberState,
  takeAuthenticator,
} from '@portal/shared/contract/accounts/operator-members';
import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { FastifyInstance } from 'fastify';
import { actOnMember, type ServiceDeps } from '../../../flows/act-on-member.ts';
import { notifyOfPasskey } from '../../../flows/notify-of-passkey.ts';
import { type ResetDeps, secureAfterReset } from '../../../flows/secure-after-reset.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { maskedEmail, maskedMobile } from '../../../kernel/strings/mobile-number.rules.ts';
import { memberAccount } from '../../wallet/index.ts';
import type { Member } from '../index.ts';

/** Ends all sessions and remembered logins of a member. */
export function endMemberSessionsRoute(app: FastifyInstance, deps: ServiceDeps): void {
  route(app, endMemberSessions, (asked, { operator }) =>
    actOnMember(app.kernel, deps, { ...asked, operator, act: 'end-member-sessions' }, async ({ id, account }) => {
      const sessionsEnded = await deps.session.endAllOf(id, 'ended_by_operator');
      return { answer: { account, sessionsEnded }, detail: { sessionsEnded } };
    }),
  );
}

/** Returns what customer service needs to help; nothing that lets anybody log in. */
export function findMemberRoute(app: FastifyInstance, deps: ServiceDeps): void {
  route(app, findMember, (asked, { operator }) =>
    actOnMember(app.kernel, deps, { ...asked, operator, act: 'look-at-member' }, async (found) => ({
      answer: await viewOf(deps, found),
    })),
  );
}

async function viewOf({ member, session, wallet }: ServiceDeps, found: Member): Promise<CallResult<typeof findMember>> {
  const mobile = await member.contacts.of(found.id, 'mobile');
  const email = await member.contacts.of(found.id, 'email');
  return {
    memberId: found.id,
    account: found.account,
    nickname: found.nickname,
    type: found.type,
    state: found.state === 'closed' ? 'closed' : 'open',
    balance: amountFromMinor(await wallet.balanceOf(memberAccount(found.id))),
    vendorWallets: (await wallet.vendorWallets(found.id)).map(({ vendor, balance }) => ({
      vendor,
      balance: amountFromMinor(balance),
    })),
    registeredAt: found.registeredAt.toISOString(),
    ...(found.lastLoginAt && { lastLoginAt: found.lastLoginAt.toISOString() }),
    ...(mobile?.isVerified && { mobile: maskedMobile(mobile.value) }),
    ...(email?.isVerified && { email: maskedEmail(email.value) }),
    hasPassword: found.hasPassword,
    hasPaymentPassword: found.paymentPasswordHash !== null,
    hasAuthenticator: await session.hasAuthenticator(found.id),
    passkeys: await session.passkeysOf(found.id),
    sessions: await session.activeSessionsOf(found.id),
  };
}

/** Lists members with the balance of their main wallets. */
export function listMembersRoute(
  app: FastifyInstance,
  { member, wallet, operator: operatorModule }: ServiceDeps,
): void {
  route(app, listMembers, async (query, { operator }) => {
    const { rows, totalPages } = await member.list(query);
    const balances = await wallet.mainBalances(rows.map(({ id }) => id));
    await operatorModule.audit({
      who: operator.username,
      act: 'list-members',
      target: query.search ?? '',
      why: '',
      detail: { pageNo: query.pageNo, shown: rows.length },
    });
    const list = rows.map(({ id, account, nickname, type, state, registeredAt, lastLoginAt }) => ({
      memberId: id,
      account,
      nickname,
      type,
      state: state === 'closed' ? ('closed' as const) : ('open' as const),
      balance: amountFromMinor(balances.get(id) ?? 0n),
      registeredAt: registeredAt.toISOString(),
      ...(lastLoginAt && { lastLoginAt: lastLoginAt.toISOString() }),
    }));
    return { list, totalPages };
  });
}

/** Opens or closes an account. A closed one has no session and no launch; earlier stakes are settled as usual. */
export function setMemberStateRoute(app: FastifyInstance, deps: ServiceDeps): void {
  const { member, session } = deps;
  route(app, setMemberState, ({ state, ...asked }, { operator }) => {
    const act = state === 'closed' ? 'close-member' : 'open-member';
    return actOnMember(app.kernel, deps, { ...asked, operator, act }, async ({ id, account, state: before }) => {
      await member.setState(id, state);
      const sessionsEnded = state === 'closed' ? await session.endAllOf(id, 'account_closed') : 0;
      return { answer: { account, state, sessionsEnded }, detail: { before, sessionsEnded } };
    });
  });
}

/**
 * Removes the authenticator of a member who has lost the device: the next login no longer asks for its code. Holds
 * withdrawals and notifies the owner, since somebody else may have requested it.
 */
export function takeAuthenticatorRoute(app: FastifyInstance, deps: ServiceDeps & ResetDeps): void {
  const { session } = deps;
  route(app, takeAuthenticator, (asked, { operator }) =>
    actOnMember(app.kernel, deps, { ...asked, operator, act: 'take-authenticator' }, async (owner) => {
      if (!(await session.removeAuthenticator(owner.id))) throw new Refusal('authenticator_missing');
      const sessionsEnded = await session.endAllOf(owner.id, 'ended_by_operator');
      await secureAfterReset(deps, owner.id, 'authenticator-taken');
      return { answer: { account: owner.account, sessionsEnded }, detail: { sessionsEnded } };
    }),
  );
}

/** Removes a passkey of a member who has lost its device. Nothing gets weaker by it, so withdrawals are not held. */
export function removeMemberPasskeyRoute(app: FastifyInstance, deps: ServiceDeps & ResetDeps): void {
  const { session } = deps;
  route(app, removeMemberPasskey, ({ id, ...asked }, { operator }) =>
    actOnMember(app.kernel, deps, { ...asked, operator, act: 'remove-member-passkey' }, async (owner) => {
      const name = await session.removePasskey(owner.id, id);
      if (name === undefined) throw new Refusal('not_found');
      const sessionsEnded = await session.endAllOf(owner.id, 'ended_by_operator');
      await notifyOfPasskey(deps, owner.id, 'passkey-removed-by-staff');
      return { answer: { account: owner.account, name, sessionsEnded }, detail: { passkey: id, sessionsEnded } };
    }),
  );
}
