import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { uplineSource } from '../../index.ts';
import type { UplineDeps } from './upline-deps.ts';

const dayMs = 24 * 3_600_000;

/** Counts the member's transfers on the current day of the portal. */
export async function countToday(
  { clock }: Kernel,
  { settings, wallet }: Pick<UplineDeps, 'settings' | 'wallet'>,
  memberId: string,
): Promise<number> {
  const [timeZone, now] = [await settings.get('timeZone'), clock.now()];
  const recent = await wallet.postedSince(uplineSource(memberId), new Date(now.getTime() - 2 * dayMs));
  return recent.filter((moment) => dayIn(timeZone, moment) === dayIn(timeZone, now)).length;
}
