import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { getLoginInfo, listSessions } from '@portal/shared/contract/sessions/sessions';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { Button } from '@portal/shared/ui/button';
import { useRef } from 'react';
import list from '../account-rows.module.css';
import styles from '../security-centre.module.css';
import own from './own-sessions.module.css';
import { SessionRow } from './session-row.tsx';
import { useEndSession } from './use-end-session.ts';

/** The member's sessions; others can be ended one by one or all at once. */
export function OwnSessions() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h3 ref={headingRef} tabIndex={-1} className={styles.heading}>
        <FormattedMessage id="sessions.title" />
      </h3>
      {/* The button that was pressed goes with its session, so the focus goes to the heading. */}
      <SessionList onEnded={() => headingRef.current?.focus()} />
    </section>
  );
}

function SessionList({ onEnded }: { onEnded: () => void }) {
  const sessions = useCallQuery(listSessions, {});
  if (sessions.data) return <Sessions rows={sessions.data.list} onEnded={onEnded} />;
  return <NotLoaded titleId="sessions.failed" query={sessions} height={160} />;
}

type Rows = CallOutput<typeof listSessions>['list'];

function Sessions({ rows, onEnded }: { rows: Rows; onEnded: () => void }) {
  const { endOne, endOthers, isEnding } = useEndSession(onEnded);
  const others = rows.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className={list.panel}>
      <ul className={list.rows}>
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isEnding} onEnd={() => void endOne(session)} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={own.note}>
          <FormattedMessage id="sessions.none" />
        </p>
      ) : null}
      {others.length > 0 ? (
        <Button
          className={own.end}
          size="small"
          variant="danger"
          busy={isEnding}
          onClick={() => void endOthers(others.length)}
        >
          <FormattedMessage id="sessions.endOthers" />
        </Button>
      ) : null}
      <EndOfThisOne />
    </div>
  );
}

function EndOfThisOne() {
  const intl = useIntl();
  const info = useCallQuery(getLoginInfo, {}).data;
  if (!info) return null;
  const endsAt = zonedTime(intl, info.endsAt);
  return (
    <p className={own.note}>
      <FormattedMessage id="sessions.ends" values={{ minutes: info.idleMinutes, endsAt }} />
    </p>
  );
}
