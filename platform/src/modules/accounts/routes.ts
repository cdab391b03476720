import type { FastifyInstance } from 'fastify';
import type { ServiceDeps } from '../../flows/act-on-member.ts';
import type { PasswordDeps } from '../../flows/passwords/password-deps.ts';
import type { RegistrationDeps } from '../../flows/registration/registration.ts';
import { getMemberInfoRoute, getMemberMenuRoute } from './routes/member-info.ts';
import {
  endMemberSessionsRoute,
  findMemberRoute,
  listMembersRoute,
  removeMemberPasskeyRoute,
  setMemberStateRoute,
  takeAuthenticatorRoute,
} from './routes/operator-members.ts';
import {
  changePasswordRoute,
  firstPasswordRoute,
  forgotByEmailRoute,
  passwordByPhoneRoute,
  paymentPasswordRoute,
  resetPasswordRoute,
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
import { registerRoute } from './routes/registration.ts';
import { finishFirstLoginRoute, securityRoutes } from './routes/security.ts';

/** Registers registration, profile, passwords and contacts (docs/product.md 2.3, 4), and what operators do for members. */
export function registerAccountsRoutes(
  app: FastifyInstance,
  deps: PasswordDeps & RegistrationDeps & ServiceDeps,
): void {
  registerRoute(app, deps);
  getMemberInfoRoute(app, deps.member);
  getMemberMenuRoute(app, deps.member);
  getPictureRoutes(app, deps.member);
  setPlayerAvatarRoute(app, deps.member);
  finishFirstLoginRoute(app, deps.member);
  setLanguageRoute(app, deps.member);
  getProfileRoute(app, deps.member);
  setBirthdayRoute(app, deps.member);
  setProfileRoute(app, deps.member);
  setTimeZoneRoute(app, deps.member);
  listMembersRoute(app, deps);
  findMemberRoute(app, deps);
  setMemberStateRoute(app, deps);
  endMemberSessionsRoute(app, deps);
  takeAuthenticatorRoute(app, deps);
  removeMemberPasskeyRoute(app, deps);
  changePasswordRoute(app, deps);
  firstPasswordRoute(app, deps);
  forgotByEmailRoute(app, deps);
  resetPasswordRoute(app, deps);
  passwordByPhoneRoute(app, deps);
  paymentPasswordRoute(app, deps);
  securityRoutes(app, deps);
}
