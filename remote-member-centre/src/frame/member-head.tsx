import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { AmountLabel } from '@portal/shared/ui/amount-label';
import styles from './member-head.module.css';

export function MemberHead() {
  const host = useHost();
  const member = useReadable(host.member);
  const balance = useReadable(host.balance);
  return (
    <div className={styles.head}>
      <span className={styles.name}>{member?.nickname}</span>
      {balance === undefined ? null : <AmountLabel amount={balance} symbol={host.site.currencySymbol} isCounting />}
    </div>
  );
}
