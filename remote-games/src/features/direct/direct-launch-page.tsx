import type { LaunchRequest } from '@portal/shared/remote/host';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useSearchParams } from '@portal/shared/remote/router';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Loader } from '@portal/shared/ui/feedback/loader';
import { useEffect, useState } from 'react';
import styles from './direct-launch-page.module.css';
import { directRequest } from './direct-request.ts';

/**
 * /seamless and /fbsports: launches the game of the query at once; without one returns to the lobby with the message of
 * docs/product.md 8. `via` names the launch call of the sports page.
 */
export function DirectLaunchPage({ lobby, via }: { lobby: string; via?: LaunchRequest['via'] }) {
  const host = useHost();
  const intl = useIntl();
  const [query] = useSearchParams();
  const text = query.toString();
  const isLoggedIn = useReadable(host.member) !== undefined;
  const [attempt, setAttempt] = useState(0);
  const [isLaunching, setIsLaunching] = useState(true);

  useEffect(() => {
    const request = directRequest(new URLSearchParams(text));
    if (!request) {
      host.toast(intl.formatMessage({ id: 'direct.invalid' }), 'bad');
      host.navigate(lobby, { replace: true });
      return;
    }
    let current = true;
    setIsLaunching(true);
    void host.launchGame({ ...request, ...(via && { via }) }).finally(() => current && setIsLaunching(false));
    return () => {
      current = false;
    };
  }, [host, lobby, via, text, isLoggedIn, attempt]);

  if (isLaunching) {
    return (
      <div className={styles.waiting}>
        <Loader label={intl.formatMessage({ id: 'direct.launching' })} />
      </div>
    );
  }
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'direct.stopped.title' })}
      action={
        <Button variant="primary" onClick={() => setAttempt((made) => made + 1)}>
          {intl.formatMessage({ id: 'direct.again' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: isLoggedIn ? 'direct.stopped.text' : 'direct.stopped.login' })}
    </EmptyState>
  );
}
