import type { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { routeOf } from '../../../app/routes.rules.ts';
import { dialogsAtom, overlayAtom } from '../../../host/atoms.ts';
import type { Portal } from '../../../host/create-portal.ts';

/** Nothing covers the page and it is no game: there a toast would lie over stakes and buttons. */
const isQuiet = ({ store, host: { location } }: Portal) =>
  store.get(dialogsAtom).length === 0 && !store.get(overlayAtom) && routeOf(location.get().pathname).frame === 'full';

/** Shows a text to the member where it covers nothing: taken back while something opens, and shown again afterwards. */
function showWhereQuiet(portal: Portal, text: string): void {
  const { store, host, toasts } = portal;
  const member = host.member.get();
  let takeBack: (() => void) | undefined;
  function follow(): void {
    const isRead = takeBack !== undefined && !toasts.list().some((toast) => toast.text === text);
    if (isRead || host.member.get() !== member) {
      takeBack?.();
      for (const stop of stops) stop();
    } else if (isQuiet(portal)) {
      takeBack ??= toasts.show(text, 'neutral');
    } else {
      takeBack?.();
      takeBack = undefined;
    }
  }
  const stops = [
    store.sub(dialogsAtom, follow),
    store.sub(overlayAtom, follow),
    host.location.subscribe(follow),
    host.member.subscribe(follow),
  ];
  follow();
}

/** Shows when and from where the account was last used, so that a stranger's login is noticed. */
export async function showPreviousLogin(portal: Portal, intl: ReturnType<typeof useIntl>): Promise<void> {
  const member = portal.host.member.get();
  const { previousLoginAt, previousLoginAddress } = await portal.session.loginInfo();
  if (!previousLoginAt || portal.host.member.get() !== member) return;
  const at = zonedTime(intl, previousLoginAt);
  const text = previousLoginAddress
    ? intl.formatMessage({ id: 'login.previous_from' }, { at, address: previousLoginAddress })
    : intl.formatMessage({ id: 'login.previous' }, { at });
  showWhereQuiet(portal, text);
}
