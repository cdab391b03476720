import type { HostLocation } from '@portal/shared/remote/host';

/** True for a page that starts a game when opened: two versions side by side would start it twice. */
const gamePages: readonly string[] = ['/game', '/seamless', '/fbsports'];

const plain = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');

export const isGamePage = ({ pathname }: HostLocation) => gamePages.includes(plain(pathname));

/** Another query or hash is the same page, where the player may be typing. */
export function isAnotherPage(before: HostLocation, after: HostLocation): boolean {
  return plain(before.pathname) !== plain(after.pathname);
}
