import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/empty-state';
import styles from './game-frame-page.module.css';
import { type LaunchRecord, lobbyOf } from './launch-record.ts';

/** /game for a game that plays in a window of its own: whether it is open there, a way to open it anew, and the way back. */
export function GameWindowPage({ record, launchId }: { record: LaunchRecord; launchId: string }) {
  const host = useHost();
  const intl = useIntl();
  const isOpen = useReadable(host.gameWindows).includes(launchId);
  const { again, gameName } = record;
  const backUrl = lobbyOf(record);
  const text = (name: string) => intl.formatMessage({ id: `popup.${name}` }, { game: gameName });
  const state = isOpen ? 'open' : 'closed';
  return (
    <section className={styles.page} aria-label={gameName}>
      <div className={styles.stage}>
        <div className={styles.waiting} role="status">
          <EmptyState
            heading="h1"
            title={text(`${state}.title`)}
            action={
              <div className={styles.ways}>
                {!isOpen && again && (
                  <Button variant="primary" onClick={() => void host.launchGame({ ...again, backUrl })}>
                    {text('again')}
                  </Button>
                )}
                <Button variant="quiet" onClick={() => host.navigate(backUrl)}>
                  {intl.formatMessage({ id: 'frame.silent.lobby' })}
                </Button>
              </div>
            }
          >
            {text(`${state}.text`)}
          </EmptyState>
        </div>
      </div>
    </section>
  );
}
