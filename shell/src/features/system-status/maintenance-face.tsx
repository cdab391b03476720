import { useIntl } from '@portal/shared/remote/intl';
import { useAtomValue } from '@portal/shared/remote/state';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { useMemo } from 'react';
import type { Status } from '../../boot/boot-outcome.rules.ts';
import { textsAtom } from '../../host/translator.ts';
import { useText } from '../../host/use-text.ts';
import { Countdown } from './countdown.tsx';
import { SupportButton } from './support-button.tsx';
import styles from './system-page.module.css';
import type { SystemPorts } from './system-ports.ts';
import { SystemSheet } from './system-sheet.tsx';

/** Maintenance (docs/product.md 2.8): title, optional end with the time left, text, customer service. */
export function MaintenanceFace({ status, ports }: { status: Status; ports: SystemPorts }) {
  const t = useText();
  const intl = useIntl();
  const { maintenance } = status;
  const { endsAt } = maintenance;
  const { title, text } = maintenance.texts?.[useAtomValue(textsAtom).language] ?? maintenance;
  const clockOffsetMs = useMemo(() => Date.parse(status.serverTime) - Date.now(), [status.serverTime]);
  return (
    <SystemSheet
      ports={ports}
      picture="maintenance"
      brand={status.info.brandName}
      title={title || t('system.maintenance')}
    >
      <p>{text || t('system.maintenance_text')}</p>
      {endsAt && (
        <>
          <Countdown endsAt={endsAt} clockOffsetMs={clockOffsetMs} />
          <p className={styles.note}>{t('system.ends', { end: zonedTime(intl, endsAt) })}</p>
        </>
      )}
      <p className={styles.note}>{t('system.by_itself')}</p>
      <SupportButton ports={ports} />
    </SystemSheet>
  );
}
