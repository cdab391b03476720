import { useIntl } from '@portal/shared/remote/intl';
import { timeLeft } from '@portal/shared/remote/time/time-left.rules';
import { useCountdown } from './use-countdown.ts';

interface TimeLeftProps {
  /** ISO 8601. */
  until: string;
  /** Of the platform, when the answer came. */
  serverTime: string;
}

/** "2 d 5 h", "5 h 12 min", "12 min 30 s", by the clock of the platform; nothing from the end on. */
export function TimeLeft({ until, serverTime }: TimeLeftProps) {
  const intl = useIntl();
  const leftMs = useCountdown(until, serverTime);
  const left = timeLeft(until, Date.parse(until) - leftMs);
  if (!left) return null;
  const unit = left.days > 0 ? 'days' : left.hours > 0 ? 'hours' : 'minutes';
  return <span translate="no">{intl.formatMessage({ id: `missions.left.${unit}` }, { ...left })}</span>;
}
