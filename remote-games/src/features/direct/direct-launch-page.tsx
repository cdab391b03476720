import { directRequest } from '@portal/shared/remote/games/direct-request';
import type { LaunchRequest } from '@portal/shared/remote/host';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useSearchParams } from '@portal/shared/remote/router';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Loader } from '@portal/shared/ui/feedback/loader';
import { useEffect, useState } from 'react';
import styles from './direct-launch-page.module.css';

/**
 * /seamless and /fbsports: launches the game of the query at once; without one the shell shows the lobby. `via` names the
 * launch call of the sports page.
 */
export function DirectLaunchPage({ via }: { via?: LaunchRequest['via'] }) {
  const host = useHost();
  const intl = useIntl();
  const [query] = useSearchParams();
  const text = query.toString();
  const isLoggedIn = useReadable(host.member) !== undefined;
  const [attempt, setAttempt] = useState(0);
  const [isLaunching, setIsLaunching] = useState(true);

  useEffect(() => {
    const request = directRequest(new URLSearchParams(text));
    setIsLaunching(false);
    if (!request) return;
    let current = true;
    // The address keeps the game while the login is open.
    host.protect(() => {
      if (!current) return;
      setIsLaunching(true);
      void host.launchGame({ ...request, ...(via && { via }) }).finally(() => current && setIsLaunching(false));
    });
    return () => {
      current = false;
    };
  }, [host, via, text, attempt]);

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
