import { minorUnits } from '@portal/shared/contract/money/amounts';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { type Member, uplineIds, uplineObstacle } from '../../../accounts/index.ts';
import { turnoverMissing, type Withdrawable } from '../../../payments/index.ts';
import { countToday } from './count-today.ts';
import type { UplineDeps } from './upline-deps.ts';

/** Returns the account above; undefined if there is none. */
export async function uplineOf({ member }: Pick<UplineDeps, 'member'>, sender: Member): Promise<Member | undefined> {
  const directly = uplineIds(sender.uplinePath).at(-1);
  return directly === undefined ? undefined : member.byId(directly);
}

/**
 * Returns everything that stops the member from sending now, whatever the amount, in the order shown.
 * @param money as it is, or as locked
 */
export async function uplineObstacles(
  kernel: Kernel,
  deps: UplineDeps,
  sender: Member,
  money?: Withdrawable,
): Promise<Refusal[]> {
  const { settings, member } = deps;
  const obstacle = uplineObstacle(sender, await member.uplineTransferMode());
  if (obstacle) return [new Refusal(obstacle)];
  const found: Refusal[] = [];
  const upline = await uplineOf(deps, sender);
  if (upline?.state !== 'open') found.push(new Refusal('upline_closed'));
  if (!sender.paymentPasswordHash) found.push(new Refusal('payment_password_missing'));
  found.push(...(await moneyObstacles(deps, sender.id, money)));
  const { perDay } = await settings.get('transferUpline.limits');
  if ((await countToday(kernel, deps, sender.id)) >= perDay)
    found.push(new Refusal('upline_transfers_of_day', { params: { max: perDay } }));
  return found;
}

/** What blocks a withdrawal blocks this, too; otherwise it could be bypassed this way. */
async function moneyObstacles(
  { settings, wallet, payments }: UplineDeps,
  memberId: string,
  money?: Withdrawable,
): Promise<Refusal[]> {
  const found: Refusal[] = [];
  if (await wallet.isInDebt(memberId)) found.push(new Refusal('upline_debt'));
  const stands = money ?? (await payments.withdrawable.read(memberId));
  const least = minorUnits((await settings.get('transferUpline.limits')).min);
  if (stands.balanceMinor >= least && stands.withdrawableMinor < least)
    found.push(turnoverMissing('upline_turnover_missing', stands));
  const inTheWay = await payments.withdrawals.obstacles.all(memberId, stands);
  found.push(...inTheWay.filter(({ code }) => code === 'withdrawals_held'));
  if (inTheWay.some(({ code }) => code === 'withdrawal_open')) found.push(new Refusal('upline_withdrawal_open'));
  return found;
}
