import { Refusal } from '../kernel/calls/refusal.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Identity } from '../modules/sessions/index.ts';
import { nicknameFrom } from './nickname.rules.ts';
import { isPlatformName } from './registration/assert-name.ts';
import { madeAccount, openAccount, preparePlayer } from './registration/open-account.ts';
import type { RegistrationDeps } from './registration/registration.ts';

/** Creates an account for a first sign-in by a social channel, if registration is open. */
export function socialAccountFlow(kernel: Kernel, deps: RegistrationDeps): void {
  deps.session.onUnknownIdentity(async (identity, link) => {
    const { directRegistration } = await deps.settings.get('toggles');
    if (!directRegistration) throw new Refusal('registration_closed');
    const account = await madeAccount(deps.member);
    const nickname = await nicknameOf(deps, identity);
    const player = await preparePlayer(kernel, deps, { account, nickname, uplinePath: '' });
    await kernel.database.transaction(async () => {
      await openAccount(deps, player, {});
      await link(player.id);
    });
    return player;
  });
}

/** Returns the provider's name unless it is reserved, since anybody can choose the name of a social profile. */
async function nicknameOf(deps: RegistrationDeps, { name = '' }: Identity): Promise<string | undefined> {
  const nickname = nicknameFrom(name);
  return nickname && !(await isPlatformName(deps, nickname)) ? nickname : undefined;
}
