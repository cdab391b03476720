import type { Host } from '@portal/shared/remote/host';
import { FormattedMessage } from '@portal/shared/remote/intl';
import type { Place } from '@portal/shared/remote/remote-module';
import { cx } from '@portal/shared/ui/cx';
import { useEffect, useRef, useState } from 'react';
import styles from './remote-place.module.css';
import { remoteSource } from './remote-source.ts';
import type { MountResult, RemoteFailureReason } from './remote-source.types.ts';
import { RemoteUnavailable } from './remote-unavailable.tsx';

export interface RemotePlaceProps {
  /** Release name, `remote-games`. */
  name: string;
  surface: Place['surface'];
  host: Host;
  /** Page of an overlay to open first. */
  page?: string;
}

/** Where a remote shows: a skeleton, then the remote, or a panel that says what is not available, with a retry. */
export function RemotePlace({ name, surface, host, page }: RemotePlaceProps) {
  const element = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | RemoteFailureReason>('loading');

  useEffect(() => {
    if (!element.current) return;
    const leave = new AbortController();
    let result: MountResult | undefined;
    setState('loading');
    const onBroken = () => setState('broken');
    const request = { name, surface, host, page, element: element.current, signal: leave.signal, onBroken };
    void remoteSource.mount(request).then((answer) => {
      result = answer;
      if (leave.signal.aborted) return answer.ok ? answer.unmount() : undefined;
      setState(answer.ok ? 'shown' : answer.reason);
    });
    // A newer version goes live at a navigation, never under the player's hands.
    const stopWatching = host.location.subscribe(() => {
      if (result?.ok && remoteSource.shouldSwap(name, result.version)) setAttempt((made) => made + 1);
    });
    return () => {
      leave.abort();
      stopWatching();
      if (result?.ok) result.unmount();
    };
  }, [name, surface, host, attempt]);

  const retry = () => {
    // What broke in use would break again: its memory stays, and the last good version comes up.
    if (state !== 'broken') remoteSource.forgiveFailures(name);
    setAttempt((made) => made + 1);
  };
  const unavailable = state !== 'loading' && state !== 'shown';
  return (
    <section className={cx(styles.place, styles[surface])} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <div className={styles.skeleton} role="status">
          <span className="visually-hidden">
            <FormattedMessage id="remote.loading" defaultMessage="Loading" />
          </span>
        </div>
      )}
      {unavailable && <RemoteUnavailable name={name} onRetry={retry} />}
      <div ref={element} hidden={state !== 'shown'} />
    </section>
  );
}
