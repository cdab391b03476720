import { getMemberInfo } from '@portal/shared/contract/member/get-info';
import { logout } from '@portal/shared/contract/session/logout';
import type { MemberCaller, Resolver } from '../../kernel/callers.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { MemberModule } from '../member/index.ts';
import { findSession } from './sessions.ts';

/** What is left to a member who has to change the password first. */
const openBeforeChange = new Set([logout.path, getMemberInfo.path, '/wps/member/password']);

const bearerToken = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** Who calls, by the session token; nobody when it is wrong, idle, old or ended, or when the account was closed. */
export function createMemberResolver(kernel: Kernel, member: MemberModule): Resolver<MemberCaller> {
  return async (request, call) => {
    const token = bearerToken.exec(request.headers.authorization ?? '')?.[1];
    const session = token ? await findSession(kernel, token) : undefined;
    const found = session && (await member.byId(session.memberId));
    if (!session || !found || found.state !== 'open') return undefined;
    if (session.passwordChangeRequired && call.access !== 'public' && !openBeforeChange.has(call.path)) {
      throw new Refusal('password_change_required');
    }
    const [merchant = 'portal'] = kernel.settings.MERCHANTS;
    return { memberId: found.id, account: found.account, isAgent: found.type, sessionId: session.sessionId, merchant };
  };
}
