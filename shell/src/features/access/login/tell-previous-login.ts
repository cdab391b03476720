import type { useIntl } from '@portal/shared/remote/intl';
import type { Portal } from '../../../host/create-portal.ts';

/** Says when and from where the account was last used: who did not do that knows at once. */
export async function tellPreviousLogin({ session, toasts }: Portal, intl: ReturnType<typeof useIntl>): Promise<void> {
  const { previousLoginAt, previousLoginAddress } = await session.loginInfo();
  if (!previousLoginAt) return;
  const at = intl.formatDate(previousLoginAt, { dateStyle: 'medium', timeStyle: 'short' });
  const text = previousLoginAddress
    ? intl.formatMessage({ id: 'login.previous_from' }, { at, address: previousLoginAddress })
    : intl.formatMessage({ id: 'login.previous' }, { at });
  toasts.say(text, 'neutral');
}
