import {
  addPasskey,
  askLoginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@portal/shared/contract/sessions/passkeys';
import type { FastifyInstance } from 'fastify';
import { notifyOfPasskey } from '../../../flows/notify-of-passkey.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { originOf } from '../login/origin.ts';
import type { SessionSettings } from '../sessions.settings.ts';
import type { AuthenticatorDeps } from './authenticator.ts';

interface PasskeyDeps extends AuthenticatorDeps {
  settings: SessionSettings;
}

/** Calls of the member's own passkeys, and the question of a login by one. */
export function passkeyRoutes(app: FastifyInstance, deps: PasskeyDeps): void {
  const { passkey } = deps.session;
  const perMinute = () => deps.settings.get('login.passkeyQuestionsPerMinute');
  route(app, askLoginPasskey, async () => ({ options: { ...(await passkey.askLogin()) } }), { perMinute });

  route(app, startPasskey, async (proofs, context) => ({
    options: { ...(await passkey.start(context.member, proofs, originOf(context))) },
  }));

  route(app, addPasskey, async (added, { member }) => ({
    id: await passkey.add(member, added, () => notifyOfPasskey(deps, member.memberId, 'passkey-added')),
  }));

  route(app, listPasskeys, async (_input, { member }) => ({ list: await passkey.list(member.memberId) }));

  route(app, renamePasskey, async ({ id, name }, { member }) => {
    await passkey.rename(member.memberId, id, name);
    return {};
  });

  route(app, removePasskey, async ({ id }, { member: { memberId } }) => {
    await passkey.remove(memberId, id, () => notifyOfPasskey(deps, memberId, 'passkey-removed'));
    return {};
  });
}
