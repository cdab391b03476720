import type { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { routeOf } from '../../../app/routes.rules.ts';
import { dialogsAtom, overlayAtom } from '../../../host/atoms.ts';
import type { Portal } from '../../../host/create-portal.ts';

/** Resolves when nothing covers the page and it is no game: there a toast would lie over stakes and buttons. */
function undisturbed({ store, host: { location } }: Portal): Promise<void> {
  const isQuiet = () =>
    store.get(dialogsAtom).length === 0 && !store.get(overlayAtom) && routeOf(location.get().pathname).frame === 'full';
  return new Promise((resolve) => {
    if (isQuiet()) return resolve();
    function check(): void {
      if (!isQuiet()) return;
      for (const stop of stops) stop();
      resolve();
    }
    const stops = [store.sub(dialogsAtom, check), store.sub(overlayAtom, check), location.subscribe(check)];
  });
}

/** Shows when and from where the account was last used, so that a stranger's login is noticed. */
export async function showPreviousLogin(portal: Portal, intl: ReturnType<typeof useIntl>) {
  const { session, toasts, host } = portal;
  const member = host.member.get();
  const { previousLoginAt, previousLoginAddress } = await session.loginInfo();
  if (!previousLoginAt) return;
  await undisturbed(portal);
  if (host.member.get() !== member) return;
  const at = zonedTime(intl, previousLoginAt);
  const text = previousLoginAddress
    ? intl.formatMessage({ id: 'login.previous_from' }, { at, address: previousLoginAddress })
    : intl.formatMessage({ id: 'login.previous' }, { at });
  toasts.show(text, 'neutral');
}
