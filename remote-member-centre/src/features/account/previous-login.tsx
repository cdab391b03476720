import { getLoginInfo } from '@portal/shared/contract/sessions/sessions';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import styles from './security-centre.module.css';

/** An unknown login is the first sign of a stolen account, so the last one is shown above the facts. */
export function PreviousLogin({ at }: { at?: string }) {
  const intl = useIntl();
  const address = useCallQuery(getLoginInfo, {}).data?.previousLoginAddress;
  const time = at && zonedTime(intl, at);
  const id = time ? (address ? 'from' : 'at') : 'none';
  return (
    <p className={styles.previous}>
      <ClockIcon size={20} />
      <span>{intl.formatMessage({ id: `account.previousLogin.${id}` }, { at: time, address })}</span>
    </p>
  );
}
