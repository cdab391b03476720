import type { AppLink } from '../../frame/navigation/resources.rules.ts';

export type Platform = AppLink['platform'];

/** Detects this device's platform; an iPad claims to be a Mac, but a Mac has no touch. */
export function platformOf({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }) {
  if (/android/i.test(userAgent)) return 'android';
  const isTablet = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined;
}

/** Sorts the apps of this device first; the lite app is an iOS app, too. */
export function ownFirst<T extends { platform: Platform }>(
  apps: readonly T[],
  own: 'ios' | 'android' | undefined,
): T[] {
  const isOwn = ({ platform }: T) => own !== undefined && platform.startsWith(own);
  return [...apps.filter(isOwn), ...apps.filter((app) => !isOwn(app))];
}
