import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listReleaseAlerts } from '@portal/shared/contract/releases/health';
import { Button } from '@portal/shared/ui/button';
import { useState } from 'react';
import { Notice } from '../../frame/notice.tsx';
import { useText, useTimes } from '../../texts/use-text.ts';
import styles from './alerts-list.module.css';

type Alert = CallOutput<typeof listReleaseAlerts>['list'][number];

const tones = { 'take-back': 'bad', 'take-back-not-possible': 'bad', 'composition-refused': 'warn' } as const;
const shownFirst = 3;

/** Automatic rollbacks and warnings of the platform, above everything else. */
export function AlertsList({ alerts }: { alerts: readonly Alert[] }) {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  if (alerts.length === 0) return null;
  const shown = isWhole ? alerts : alerts.slice(0, shownFirst);
  return (
    <section aria-labelledby="alerts" className={styles.alerts}>
      <h2 id="alerts">{t('alerts.title')}</h2>
      <ul className={styles.list}>
        {shown.map((alert) => (
          <li key={alert.id}>
            <AlertNotice alert={alert} />
          </li>
        ))}
      </ul>
      {alerts.length > shownFirst ? (
        <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('alerts.fewer') : t('alerts.all', { count: alerts.length })}
        </Button>
      ) : null}
    </section>
  );
}

function AlertNotice({ alert }: { alert: Alert }) {
  const t = useText();
  const { moment } = useTimes();
  const subject = [alert.name, alert.version].filter(Boolean).join(' ');
  return (
    <Notice tone={tones[alert.kind]} action={<time dateTime={alert.at}>{moment(alert.at)}</time>}>
      <strong>
        {t(`alerts.${alert.kind}`)}
        {subject ? ` · ${subject}` : ''}
      </strong>
      <p>{alert.text}</p>
    </Notice>
  );
}
