import type { FastifyInstance } from 'fastify';
import type { ServiceDeps } from './member-service/act-on-member.ts';
import { endMemberSessionsFlow } from './member-service/end-member-sessions.ts';
import { findMemberFlow } from './member-service/find-member.ts';
import { listMembersFlow } from './member-service/list-members.ts';
import { moveBranchFlow } from './member-service/move-branch.ts';
import { setMemberStateFlow } from './member-service/set-member-state.ts';
import { takeAuthenticatorFlow } from './member-service/take-authenticator.ts';

/** Registers what customer service does for a member, or against an intruder in the account. */
export function memberServiceFlows(app: FastifyInstance, deps: ServiceDeps): void {
  listMembersFlow(app, deps);
  findMemberFlow(app, deps);
  setMemberStateFlow(app, deps);
  endMemberSessionsFlow(app, deps);
  takeAuthenticatorFlow(app, deps);
  moveBranchFlow(app, deps);
}
