import { agentCentreTypes, trialType } from '@portal/shared/contract/constants';
import type { uplineTransferModes } from '@portal/shared/contract/wallet/upline';
import { uplineIds } from './branches/upline-path.rules.ts';

export type UplineTransferMode = (typeof uplineTransferModes)[number];

interface Sender {
  type: number;
  uplinePath: string;
}

/**
 * Returns what keeps a member from sending money to its upline, by the operator's setting. An agent's wallet is the
 * agent wallet: with `agent-wallet` players send nothing (decisions/037).
 */
export function uplineObstacle({ type, uplinePath }: Sender, mode: UplineTransferMode) {
  if (mode === 'off') return 'upline_transfer_off';
  if (mode === 'agent-wallet' && !agentCentreTypes.some((agent) => agent === type)) return 'upline_transfer_agents';
  return uplineIds(uplinePath).length === 0 ? 'no_upline' : undefined;
}

/** Whether the page is in the menu. A trial account never sends money. */
export function maySendToUpline(member: Sender, mode: UplineTransferMode): boolean {
  return member.type !== trialType && uplineObstacle(member, mode) === undefined;
}
