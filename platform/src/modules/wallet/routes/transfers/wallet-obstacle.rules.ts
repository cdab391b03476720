import type { PlayScope } from '@portal/shared/contract/games/operator-suspensions';

export type VendorWalletState = 'open' | 'closed' | 'stopped';

export type WalletObstacle = 'not_a_transfer_vendor' | 'vendor_unavailable' | 'vendor_wallet_stopped' | 'play_stopped';

/** Returns what stops money from being taken out of a vendor's wallet: only the operator's stop of the vendor. */
export function withdrawalObstacle(state: VendorWalletState | undefined): WalletObstacle | undefined {
  if (state === undefined) return 'not_a_transfer_vendor';
  return state === 'stopped' ? 'vendor_wallet_stopped' : undefined;
}

/** Returns what stops money from being put in: the same, a closed vendor, and stopped play of the member. */
export function depositObstacle(
  state: VendorWalletState | undefined,
  stop: PlayScope | undefined,
): WalletObstacle | undefined {
  const obstacle = withdrawalObstacle(state);
  if (obstacle) return obstacle;
  if (state === 'closed') return 'vendor_unavailable';
  return stop === 'all' || stop === 'player' ? 'play_stopped' : undefined;
}
