import type { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import type { Store } from '../../../host/atom-readable.ts';
import { dialogsAtom } from '../../../host/atoms.ts';
import type { Portal } from '../../../host/create-portal.ts';

/** Resolves when no dialog covers the page. */
function undisturbed(store: Store): Promise<void> {
  const isQuiet = () => store.get(dialogsAtom).length === 0;
  return new Promise((resolve) => {
    if (isQuiet()) return resolve();
    const stop = store.sub(dialogsAtom, () => {
      if (!isQuiet()) return;
      stop();
      resolve();
    });
  });
}

/** Shows when and from where the account was last used, so that a stranger's login is noticed. */
export async function showPreviousLogin({ session, toasts, store, host }: Portal, intl: ReturnType<typeof useIntl>) {
  const member = host.member.get();
  const { previousLoginAt, previousLoginAddress } = await session.loginInfo();
  if (!previousLoginAt) return;
  await undisturbed(store);
  if (host.member.get() !== member) return;
  const at = zonedTime(intl, previousLoginAt);
  const text = previousLoginAddress
    ? intl.formatMessage({ id: 'login.previous_from' }, { at, address: previousLoginAddress })
    : intl.formatMessage({ id: 'login.previous' }, { at });
  toasts.show(text, 'neutral');
}
