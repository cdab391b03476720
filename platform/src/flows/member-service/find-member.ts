import { findMember } from '@portal/shared/contract/accounts/operator-members';
import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { CallResult } from '@portal/shared/contract/define-call';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { maskedEmail, maskedMobile } from '../../kernel/mobile-number.rules.ts';
import type { Member } from '../../modules/member/index.ts';
import { memberAccount } from '../../modules/wallet/index.ts';
import { actOnMember, type ServiceDeps } from './act-on-member.ts';

/** Returns what customer service needs to help; nothing that lets anybody log in. */
export function findMemberFlow(app: FastifyInstance, deps: ServiceDeps): void {
  route(app, findMember, (asked, { operator }) =>
    actOnMember(app.kernel, deps, { ...asked, operator, act: 'look-at-member' }, async (found) => ({
      answer: await viewOf(deps, found),
    })),
  );
}

async function viewOf({ member, session, wallet }: ServiceDeps, found: Member): Promise<CallResult<typeof findMember>> {
  const mobile = await member.contactOf(found.id, 'mobile');
  const email = await member.contactOf(found.id, 'email');
  return {
    memberId: found.id,
    account: found.account,
    nickname: found.nickname,
    type: found.type,
    state: found.state === 'closed' ? 'closed' : 'open',
    balance: amountFromMinor(await wallet.balanceOf(memberAccount(found.id))),
    vendorWallets: (await wallet.vendorWallets(found.id)).map(({ vendor, balance }) => ({
      ...{ vendor, balance: amountFromMinor(balance) },
    })),
    registeredAt: found.registeredAt.toISOString(),
    ...(found.lastLoginAt && { lastLoginAt: found.lastLoginAt.toISOString() }),
    ...(mobile?.isVerified && { mobile: maskedMobile(mobile.value) }),
    ...(email?.isVerified && { email: maskedEmail(email.value) }),
    hasPassword: found.hasPassword,
    hasPaymentPassword: found.paymentPasswordHash !== null,
    hasAuthenticator: await session.hasAuthenticator(found.id),
    sessions: await session.activeSessionsOf(found.id),
  };
}
