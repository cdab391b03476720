import { FormattedMessage } from '@portal/shared/remote/intl';
import type { ReactNode } from 'react';
import styles from '../remote-slot.module.css';
import { enableRemotes } from '../safe-mode.ts';

const names: Record<string, ReactNode> = {
  'remote-games': <FormattedMessage id="remote.unavailable.games" defaultMessage="The games" />,
  'remote-lottery': <FormattedMessage id="remote.unavailable.lottery" defaultMessage="The lottery" />,
  'remote-member-centre': <FormattedMessage id="remote.unavailable.member" defaultMessage="The member centre" />,
  'remote-agent-centre': <FormattedMessage id="remote.unavailable.agent" defaultMessage="The agent centre" />,
};
const unnamed = <FormattedMessage id="remote.unavailable.part" defaultMessage="This part" />;

interface RemoteUnavailableProps {
  name: string;
  /** Not broken: `?disable=` left it out. */
  isOff: boolean;
  onRetry(): void;
}

/** Shown where no version of a remote works: what is missing, that the rest still works, and a retry. */
export function RemoteUnavailable({ name, isOff, onRetry }: RemoteUnavailableProps) {
  const part = names[name] ?? unnamed;
  return (
    <div className={styles.panel} role="alert">
      <h2 className={styles.title}>
        {isOff ? (
          <FormattedMessage id="remote.off.title" defaultMessage="Switched off: {part}" values={{ part }} />
        ) : (
          <FormattedMessage
            id="remote.unavailable.title"
            defaultMessage="{part} cannot be shown right now"
            values={{ part }}
          />
        )}
      </h2>
      <p className={styles.text}>
        {isOff ? (
          <FormattedMessage id="remote.off.text" defaultMessage="Only in this tab. Everything else keeps working." />
        ) : (
          <FormattedMessage
            id="remote.unavailable.text"
            defaultMessage="Everything else keeps working. Your balance is not affected."
          />
        )}
      </p>
      <button type="button" className={styles.retry} onClick={isOff ? enableRemotes : onRetry}>
        {isOff ? (
          <FormattedMessage id="remote.off.on" defaultMessage="Switch on again" />
        ) : (
          <FormattedMessage id="remote.unavailable.retry" defaultMessage="Try again" />
        )}
      </button>
    </div>
  );
}
