import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { HeldAmount } from '../parts/amounts/held-amount.tsx';
import styles from './member-head.module.css';

export function MemberHead() {
  const host = useHost();
  const member = useReadable(host.member);
  const balance = useReadable(host.balance);
  return (
    <div className={styles.head}>
      <span className={styles.name}>{member?.nickname}</span>
      {balance === undefined ? null : <HeldAmount amount={balance} />}
    </div>
  );
}
