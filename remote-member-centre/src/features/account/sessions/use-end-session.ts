import { endOtherSessions, endOwnSession, listSessions } from '@portal/shared/contract/sessions/sessions';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useState } from 'react';
import type { OwnSession } from './session-row.tsx';

const calls = [listSessions];

/** Asks, ends the session, and reloads the list; the outcome is shown as a toast. */
export function useEndSession(onEnded: () => void) {
  const host = useHost();
  const intl = useIntl();
  const failureText = useFailureText();
  const refresh = useRefresh(calls);
  const [isEnding, setIsEnding] = useState(false);

  async function endAfterYes(ask: { title: string; text: string; confirmLabel: string }, end: () => Promise<string>) {
    const isSure = await host.confirm({ ...ask, cancelLabel: intl.formatMessage({ id: 'sessions.keep' }) });
    if (!isSure) return;
    setIsEnding(true);
    try {
      host.toast(await end(), 'good');
    } catch (error) {
      host.toast(failureText(error), 'bad');
    }
    await refresh();
    setIsEnding(false);
    onEnded();
  }
  return {
    isEnding,
    endOne: ({ id, device, address }: OwnSession) => {
      const text = (name: string) => intl.formatMessage({ id: `sessions.one.${name}` }, { device, address });
      return endAfterYes({ title: text('title'), text: text('text'), confirmLabel: text('yes') }, async () => {
        await host.call(endOwnSession, { id });
        return text('done');
      });
    },
    endOthers: (count: number) => {
      const text = (name: string, ended = count) =>
        intl.formatMessage({ id: `sessions.all.${name}` }, { count: ended });
      return endAfterYes({ title: text('title'), text: text('text'), confirmLabel: text('yes') }, async () =>
        text('done', (await host.call(endOtherSessions, {})).ended),
      );
    },
  };
}
