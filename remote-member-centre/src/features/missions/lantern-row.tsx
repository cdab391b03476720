import type { Mission } from '@portal/shared/contract/rewards/missions';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { NightPanel } from '@portal/shared/ui/brand/night-panel';
import { TimeLeft } from '../../parts/time/time-left.tsx';
import { Harbour } from './harbour.tsx';
import { HowItCounts } from './how-it-counts.tsx';
import { Lantern } from './lantern.tsx';
import styles from './lantern-row.module.css';
import { lanternsOf } from './missions.rules.ts';

interface LanternRowProps {
  missions: readonly Mission[];
  serverTime: string;
}

/** The day at a glance: a lantern for each daily mission over the harbour, lit when it is reached. */
export function LanternRow({ missions, serverTime }: LanternRowProps) {
  const intl = useIntl();
  const lanterns = lanternsOf(missions, serverTime);
  const lit = lanterns.filter(({ state }) => state !== 'open').length;
  const waiting = missions.filter(({ state }) => state === 'claimable').length;
  const lead = waiting > 0 ? 'waiting' : lanterns.length > 0 ? 'lit' : 'quiet';
  const endsAt = lanterns[0]?.endsAt;
  return (
    <NightPanel className={styles.row} aria-label={intl.formatMessage({ id: 'missions.today' })}>
      <Harbour className={styles.harbour} />
      <div className={styles.string} aria-hidden="true">
        {lanterns.slice(0, 7).map(({ missionId, state }) => (
          <Lantern key={missionId} state={state} />
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.lead}>
          <FormattedMessage id={`missions.lead.${lead}`} values={{ lit, waiting, count: lanterns.length }} />
        </p>
        {endsAt ? (
          <p className={styles.small}>
            <FormattedMessage
              id="missions.newIn"
              values={{ left: <TimeLeft until={endsAt} serverTime={serverTime} /> }}
            />
          </p>
        ) : null}
        <HowItCounts />
      </div>
    </NightPanel>
  );
}
