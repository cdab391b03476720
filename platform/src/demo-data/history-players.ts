import type { Kernel } from '../kernel/kernel.ts';
import type { Member } from '../modules/accounts/index.ts';
import type { Modules } from '../modules.ts';
import { demoPassword, historyDays } from './demo-step.ts';

const known = ['player01', 'player02', 'player03', 'vip05'];
export const guestsPerUpline = 4;
const dayMs = 24 * 3_600_000;

/**
 * Returns the players of the history: the demo players, and some more without money, half of them below agent02; the
 * last have no upline.
 */
export async function historyPlayers(kernel: Kernel, modules: Modules): Promise<Member[]> {
  const players: Member[] = [];
  for (const account of known) {
    const member = await modules.member.byAccount(account);
    if (member) players.push(member);
  }
  const agent = await modules.member.byAccount('agent02');
  for (const [branch, uplinePath] of [agent?.uplinePath ?? '', ''].entries()) {
    for (let guest = 1; guest <= guestsPerUpline; guest += 1) {
      players.push(await findOrAdd(kernel, modules, `guest${branch + 1}${guest}`, uplinePath));
    }
  }
  return players;
}

async function findOrAdd(
  kernel: Kernel,
  { member, wallet, settings }: Modules,
  account: string,
  uplinePath: string,
): Promise<Member> {
  const found = await member.byAccount(account);
  if (found) return found;
  const now = kernel.clock.now().getTime();
  const row = await member.prepare({
    account,
    password: demoPassword,
    type: 0,
    uplinePath,
    currency: kernel.settings.CURRENCY,
    termsVersion: await settings.get('termsVersion'),
    registeredAt: new Date(now - (historyDays + 1) * dayMs),
    passwordChangedAt: new Date(now),
  });
  await kernel.database.transaction(async () => {
    await member.insert(row);
    await wallet.openPlayerAccounts(row.id);
  });
  return row;
}
