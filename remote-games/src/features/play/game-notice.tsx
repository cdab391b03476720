import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import type { ReactNode } from 'react';
import styles from './game-frame-page.module.css';
import { type LaunchRecord, lobbyOf } from './launch-record.ts';

interface GameNoticeProps {
  record: LaunchRecord;
  title: string;
  /** Further actions, before the one back to the lobby. */
  ways: ReactNode;
  children: ReactNode;
}

/** Shown in place of a game: why it is missing, further actions, and the way back to its lobby. */
export function GameNotice({ record, title, ways, children }: GameNoticeProps) {
  const host = useHost();
  const intl = useIntl();
  return (
    <section className={styles.page} aria-label={record.gameName}>
      <div className={styles.stage}>
        <div className={styles.waiting} role="status">
          <EmptyState
            heading="h1"
            title={title}
            action={
              <div className={styles.ways}>
                {ways}
                <Button variant="quiet" onClick={() => host.navigate(lobbyOf(record))}>
                  {intl.formatMessage({ id: 'frame.silent.lobby' })}
                </Button>
              </div>
            }
          >
            {children}
          </EmptyState>
        </div>
      </div>
    </section>
  );
}
