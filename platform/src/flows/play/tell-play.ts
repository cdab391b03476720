import type { Kernel } from '../../kernel/kernel.ts';
import { accountId, memberAccount } from '../../modules/wallet/index.ts';

/** The header shows the main wallet: what is played from a wallet at a transfer vendor does not change it. */
export function tellBalance(kernel: Kernel, memberId: string, playAccount: string | null, balance: string): void {
  if (playAccount !== accountId(memberAccount(memberId), 0)) return;
  kernel.live.publish(memberId, { type: 'balance', sumBalance: balance });
}

export function tellRound(
  kernel: Kernel,
  memberId: string,
  round: { state: 'opened' | 'closed'; roundId: string; gameCode: string },
): void {
  kernel.live.publish(memberId, { type: 'round', ...round });
}
