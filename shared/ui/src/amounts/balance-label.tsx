import { Skeleton } from '../feedback/skeleton.tsx';
import { RefreshIcon } from '../icons/media.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/status.tsx';
import type { Amount } from './amount.rules.tsx';
import { AmountLabel } from './amount-label.tsx';
import styles from './balance-label.module.css';

export type BalanceLabelProps = {
  /** Absent until it is known. */
  amount?: Amount;
  symbol: string;
  isMasked: boolean;
  isRefreshing?: boolean;
  onToggle: () => void;
  onRefresh: () => void;
  labels: { balance: string; refresh: string; show: string; hide: string };
};

/** The balance: a press refreshes it, the eye hides it as ***. */
export function BalanceLabel(props: BalanceLabelProps) {
  const { amount, symbol, isMasked, isRefreshing, labels } = props;
  return (
    <div className={styles.balance}>
      <button
        type="button"
        className={styles.figure}
        onClick={props.onRefresh}
        title={labels.refresh}
        aria-busy={isRefreshing || amount === undefined}
      >
        <span className="visually-hidden">{labels.balance}</span>
        {amount === undefined ? (
          <Skeleton width={88} />
        ) : isMasked ? (
          <span className={styles.masked} translate="no">
            <span className={styles.symbol}>{symbol}</span>
            <span>***</span>
          </span>
        ) : (
          <AmountLabel amount={amount} symbol={symbol} />
        )}
        <RefreshIcon size={16} className={isRefreshing ? styles.turning : styles.refresh} />
        <span className="visually-hidden">{labels.refresh}</span>
      </button>
      <button
        type="button"
        className={styles.eye}
        onClick={props.onToggle}
        aria-pressed={isMasked}
        aria-label={isMasked ? labels.show : labels.hide}
      >
        {isMasked ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
      </button>
    </div>
  );
}
