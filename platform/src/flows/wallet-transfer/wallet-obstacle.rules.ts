import type { PlayScope } from '@portal/shared/contract/operator/play-calls';

export type VendorStanding = 'open' | 'closed' | 'stopped';

export type WalletObstacle = 'not_a_transfer_vendor' | 'vendor_unavailable' | 'vendor_wallet_stopped' | 'play_stopped';

/** What keeps money from being taken out of a vendor's wallet: only that the operator has stopped the vendor. */
export function obstacleOfTaking(standing: VendorStanding | undefined): WalletObstacle | undefined {
  if (standing === undefined) return 'not_a_transfer_vendor';
  return standing === 'stopped' ? 'vendor_wallet_stopped' : undefined;
}

/** What keeps money from being put into it: the same, a vendor that is closed, and play that is stopped for the member. */
export function obstacleOfPutting(
  standing: VendorStanding | undefined,
  stop: PlayScope | undefined,
): WalletObstacle | undefined {
  const obstacle = obstacleOfTaking(standing);
  if (obstacle) return obstacle;
  if (standing === 'closed') return 'vendor_unavailable';
  return stop === 'all' || stop === 'player' ? 'play_stopped' : undefined;
}
