import { vipServiceAboveRank } from '@portal/shared/contract/constants';
import type { SiteInfo } from '@portal/shared/contract/content/site';

type SupportWay = { way: 'vip'; path: string } | { way: 'chat' } | { way: 'none' };

/** Whether there is a live chat: an address on another site. A page of the portal holds a message form only. */
export function hasLiveChat(services: SiteInfo['customerService'], { origin }: Pick<Location, 'origin'>): boolean {
  return services.some(({ csType, path }) => csType === 'LIVECHAT' && new URL(path, origin).origin !== origin);
}

/** Chooses who serves a member (docs/product.md 6): the VIP service above rank 4 if configured, else live chat. */
export function supportWay(services: SiteInfo['customerService'], rank: number | undefined): SupportWay {
  const vip = services.find(({ csType }) => csType === 'VIP');
  if (vip && (rank ?? 0) > vipServiceAboveRank) return { way: 'vip', path: vip.path };
  return services.some(({ csType }) => csType === 'LIVECHAT') ? { way: 'chat' } : { way: 'none' };
}
