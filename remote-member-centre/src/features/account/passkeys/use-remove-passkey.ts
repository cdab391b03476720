import { removePasskey } from '@portal/shared/contract/sessions/passkeys';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { type Passkey, usePasskeyRefresh } from './passkey.ts';

/** Asks, removes the passkey, and reloads the list; the outcome is shown as a toast. */
export function useRemovePasskey(onRemoved: () => void) {
  const host = useHost();
  const intl = useIntl();
  const failureText = useFailureText();
  const refresh = usePasskeyRefresh();
  return async ({ id, name }: Passkey): Promise<void> => {
    const text = (part: string) => intl.formatMessage({ id: `passkeys.remove.${part}` }, { name });
    const cancelLabel = intl.formatMessage({ id: 'sessions.keep' });
    const ask = { title: text('title'), text: text('text'), confirmLabel: text('yes'), cancelLabel };
    if (!(await host.confirm(ask))) return;
    try {
      await host.call(removePasskey, { id });
      host.toast(text('done'), 'good');
    } catch (error) {
      host.toast(failureText(error), 'bad');
    }
    await refresh();
    onRemoved();
  };
}
