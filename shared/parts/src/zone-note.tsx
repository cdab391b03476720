import { isTimeZone, zoneLabel } from '@portal/shared/contract/time/time-zones';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { isOtherClock } from '@portal/shared/remote/time/other-clock.rules';
import { zoneAt } from '@portal/shared/remote/time/zoned-time';
import styles from './record-filters.module.css';

/**
 * States the zones in which times are shown and days are counted: when they differ, when the reader's own clock
 * differs, and with `isAlways` where days are chosen.
 */
export function ZoneNote({ isAlways = false }: { isAlways?: boolean }) {
  const intl = useIntl();
  const { timeZone } = useHost().site;
  if (!timeZone || !isTimeZone(timeZone)) return null;
  const now = new Date();
  const [zone, days] = [zoneAt(intl, now), zoneLabel(timeZone, now)];
  if (zone === days && !isAlways && !isOtherClock(timeZone, now)) return null;
  const id = zone === days ? 'record.zone' : 'record.zones';
  return <p className={styles.note}>{intl.formatMessage({ id }, { zone, days })}</p>;
}
