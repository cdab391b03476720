import type { FastifyInstance } from 'fastify';
import type { ServiceDeps } from '../../flows/act-on-member.ts';
import type { PasswordDeps } from '../../flows/passwords/password-deps.ts';
import type { RegisterRoutes } from '../../kernel/module.ts';
import { moveBranchFlow } from '../agents/routes/operator-agents.ts';
import type { MemberModule } from './index.ts';
import { getMemberInfoRoute, getMemberMenuRoute } from './routes/member-info.ts';
import {
  endMemberSessionsFlow,
  findMemberFlow,
  listMembersFlow,
  setMemberStateFlow,
  takeAuthenticatorFlow,
} from './routes/operator-members.ts';
import {
  changePasswordFlow,
  firstPasswordFlow,
  forgotByEmailFlow,
  passwordByPhoneFlow,
  paymentPasswordFlow,
  resetPasswordFlow,
} from './routes/passwords.ts';
import {
  getPictureRoutes,
  getProfileRoute,
  setBirthdayRoute,
  setLanguageRoute,
  setPlayerAvatarRoute,
  setProfileRoute,
  setTimeZoneRoute,
} from './routes/profile.ts';
import { finishFirstLoginRoute } from './routes/security.ts';

export const registerMemberRoutes: RegisterRoutes<MemberModule> = (app, member) => {
  getMemberInfoRoute(app, member);
  getMemberMenuRoute(app, member);
  getPictureRoutes(app, member);
  setPlayerAvatarRoute(app, member);
  finishFirstLoginRoute(app, member);
  setLanguageRoute(app, member);
  getProfileRoute(app, member);
  setBirthdayRoute(app, member);
  setProfileRoute(app, member);
  setTimeZoneRoute(app, member);
};

/** Registers what customer service does for a member, or against an intruder in the account. */
export function memberServiceFlows(app: FastifyInstance, deps: ServiceDeps): void {
  listMembersFlow(app, deps);
  findMemberFlow(app, deps);
  setMemberStateFlow(app, deps);
  endMemberSessionsFlow(app, deps);
  takeAuthenticatorFlow(app, deps);
  moveBranchFlow(app, deps);
}

/** Registers the calls for changed, forgotten and new passwords (docs/product.md 2.3, 4). */
export function passwordFlows(app: FastifyInstance, deps: PasswordDeps): void {
  changePasswordFlow(app, deps);
  firstPasswordFlow(app, deps);
  forgotByEmailFlow(app, deps);
  resetPasswordFlow(app, deps);
  passwordByPhoneFlow(app, deps);
  paymentPasswordFlow(app, deps);
}
