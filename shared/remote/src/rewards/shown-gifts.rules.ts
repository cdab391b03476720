import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { getVipGifts } from '@portal/shared/contract/rewards/vip';

type Gift = Pick<CallResult<typeof getVipGifts>['upgrades'][number], 'state'>;

/** Selects from the gifts of all levels: waiting ones, the next one, and the last claimed one. */
export function shownGifts<Of extends Gift>(gifts: readonly Of[]): Of[] {
  const of = (asked: Gift['state']) => gifts.filter(({ state }) => state === asked);
  return [...of('claimable'), ...of('locked').slice(0, 1), ...of('claimed').slice(-1)];
}
