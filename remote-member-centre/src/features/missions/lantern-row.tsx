import type { Mission } from '@portal/shared/contract/rewards/missions';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { NightPanel } from '@portal/shared/ui/brand/night-panel';
import { TimeLeft } from '../../parts/time/time-left.tsx';
import { Harbour } from './harbour.tsx';
import { HowItCounts } from './how-it-counts.tsx';
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

/** One lantern on the string: dark, glowing, or lit with a tick. */
function Lantern({ state }: Pick<Mission, 'state'>) {
  return (
    <svg className={styles.lantern} data-state={state} viewBox="0 0 60 96" focusable="false" aria-hidden="true">
      <path className={styles.cord} d="M30 0v18M30 70v10" />
      <circle className={styles.halo} cx="30" cy="44" r="30" />
      <ellipse className={styles.paper} cx="30" cy="44" rx="24" ry="22" />
      <path className={styles.ribs} d="M30 22c-12 8-12 36 0 44M30 22c12 8 12 36 0 44M30 22v44" />
      <path className={styles.cap} d="M22 20h16v5H22zM22 63h16v5H22z" />
      <path className={styles.tassel} d="M27 80h6l2 14h-10z" />
      {state === 'claimed' ? <path className={styles.tick} d="M20 45l7 7 14-15" /> : null}
    </svg>
  );
}
