import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listSessions } from '@portal/shared/contract/sessions/sessions';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { GlobeIcon } from '@portal/shared/ui/icons/frame';
import { IconSpot } from '@portal/shared/ui/icons/icon-spot';
import rows from '../account-rows.module.css';
import styles from './own-sessions.module.css';

export type OwnSession = CallOutput<typeof listSessions>['list'][number];

interface SessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const intl = useIntl();
  const end = intl.formatMessage({ id: 'sessions.end' });
  const device = session.device || intl.formatMessage({ id: 'sessions.unknownDevice' });
  return (
    <li className={rows.row}>
      <IconSpot className={rows.icon}>
        <GlobeIcon />
      </IconSpot>
      <div className={rows.words}>
        <p className={rows.name}>
          {device}
          {session.isCurrent ? (
            <Badge tone="good">
              <FormattedMessage id="sessions.current" />
            </Badge>
          ) : null}
        </p>
        <p className={styles.facts}>
          <span>{session.address}</span>
          {session.byPasskey ? (
            <span>
              <FormattedMessage id="sessions.byPasskey" />
            </span>
          ) : null}
          <span>
            <FormattedMessage id="sessions.seen" values={{ at: zonedTime(intl, session.lastSeenAt) }} />
          </span>
          <span>
            <FormattedMessage id="sessions.since" values={{ at: zonedTime(intl, session.startedAt) }} />
          </span>
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button size="small" disabled={isBusy} aria-label={`${end}: ${device}, ${session.address}`} onClick={onEnd}>
          {end}
        </Button>
      )}
    </li>
  );
}
