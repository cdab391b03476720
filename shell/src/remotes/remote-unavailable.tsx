import { FormattedMessage } from '@portal/shared/remote/intl';
import type { ReactNode } from 'react';
import styles from './remote-place.module.css';

const names: Record<string, ReactNode> = {
  'remote-games': <FormattedMessage id="remote.unavailable.games" defaultMessage="The games" />,
  'remote-lottery': <FormattedMessage id="remote.unavailable.lottery" defaultMessage="The lottery" />,
  'remote-member-centre': <FormattedMessage id="remote.unavailable.member" defaultMessage="The member centre" />,
  'remote-agent-centre': <FormattedMessage id="remote.unavailable.agent" defaultMessage="The agent centre" />,
};
const unnamed = <FormattedMessage id="remote.unavailable.part" defaultMessage="This part" />;

/** Shown where no version of a remote works: what is missing, that the rest goes on, and a way to try again. */
export function RemoteUnavailable({ name, onRetry }: { name: string; onRetry(): void }) {
  return (
    <div className={styles.panel} role="alert">
      <h2 className={styles.title}>
        <FormattedMessage
          id="remote.unavailable.title"
          defaultMessage="{part} cannot be shown right now"
          values={{ part: names[name] ?? unnamed }}
        />
      </h2>
      <p className={styles.text}>
        <FormattedMessage
          id="remote.unavailable.text"
          defaultMessage="Everything else keeps working. Your balance is not affected."
        />
      </p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <FormattedMessage id="remote.unavailable.retry" defaultMessage="Try again" />
      </button>
    </div>
  );
}
