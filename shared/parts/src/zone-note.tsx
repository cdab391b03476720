import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { isOtherClock } from '@portal/shared/remote/other-clock.rules';
import styles from './record-filters.module.css';

/** Whose clocks days and times are told by, where the reader's own differ; `isAlways` where days are chosen. */
export function ZoneNote({ isAlways = false }: { isAlways?: boolean }) {
  const intl = useIntl();
  const { timeZone } = useHost().site;
  if (!timeZone || !(isAlways || isOtherClock(timeZone, new Date()))) return null;
  return <p className={styles.note}>{intl.formatMessage({ id: 'record.zone' }, { timeZone })}</p>;
}
