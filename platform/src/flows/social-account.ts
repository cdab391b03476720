import type { Kernel } from '../kernel/kernel.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Identity } from '../modules/session/index.ts';
import { madeAccount, openAccount, preparePlayer } from './registration/open-account.ts';
import type { RegistrationDeps } from './registration/registration.ts';

const longestNickname = 40;

/** Who comes by a social channel for the first time gets an account, where registration is open at all. */
export function socialAccountFlow(kernel: Kernel, deps: RegistrationDeps): void {
  deps.session.onUnknownIdentity(async (identity, link) => {
    const { directRegistration } = await deps.content.settings.get('toggles');
    if (!directRegistration) throw new Refusal('registration_closed');
    const account = await madeAccount(deps.member);
    const player = await preparePlayer(kernel, deps, { account, nickname: nicknameOf(identity), uplinePath: '' });
    await kernel.database.transaction(async () => {
      await openAccount(deps, player, {});
      await link(player.id);
    });
    return player;
  });
}

function nicknameOf({ name = '' }: Identity): string | undefined {
  return name.replace(/\p{C}/gu, '').trim().slice(0, longestNickname) || undefined;
}
