import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { changePassword } from '@portal/shared/contract/accounts/passwords';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { liveStreamPath } from '@portal/shared/contract/live/live-event';
import { getLoginInfo, logout } from '@portal/shared/contract/sessions/sessions';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/codes';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import { findSession, mustChangePassword, overReason, sessionOfToken } from './sessions.ts';
import { shownId } from './tokens.rules.ts';

/** The calls that a member may make who has to change the password first. */
const openBeforeChange = new Set(
  [logout, getMemberInfo, getLoginInfo, changePassword, sendOwnSmsCode].map(({ path }) => path),
);

const bearerToken = ({ headers }: FastifyRequest) =>
  /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? '')?.[1];

/** Finds the caller for the kernel by the session token, and whether a session is still active. */
export function watchMembers(kernel: Kernel, member: MemberModule): void {
  const { callers, settings } = kernel;
  const isClosed = async (memberId: string) => (await member.byId(memberId))?.state !== 'open';

  callers.resolveMember = async (request, call) => {
    const token = bearerToken(request);
    // An open page is no activity: its stream reconnects by itself and must not prolong the session.
    const session = token && (await findSession(kernel, token, { isActivity: call.path !== liveStreamPath }));
    const found = session ? await member.byId(session.memberId) : undefined;
    if (!session || !found || found.state !== 'open') return undefined;
    if (session.passwordChangeRequired) assertOpenBeforeChange(call);
    const [merchant = 'portal'] = settings.MERCHANTS;
    const { id: memberId, account, type: isAgent } = found;
    const timeZone = found.timeZone ?? undefined;
    return { memberId, account, isAgent, sessionId: session.sessionId, merchant, timeZone };
  };

  callers.sessionOf = async (request) => {
    const token = bearerToken(request);
    const session = token && (await sessionOfToken(kernel, token));
    if (!session) return undefined;
    const endReason = async () => {
      const over = await overReason(kernel, session.sessionId);
      return over ?? ((await isClosed(session.memberId)) ? 'account_closed' : undefined);
    };
    return {
      shownId: shownId(session.sessionId),
      endReason: endReason,
      mustChangePassword: () => mustChangePassword(kernel, session.sessionId),
    };
  };
}

function assertOpenBeforeChange(call: Call): void {
  if (call.access !== 'public' && !openBeforeChange.has(call.path)) throw new Refusal('password_change_required');
}
