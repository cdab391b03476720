import { getMemberMenu } from '@portal/shared/contract/member/get-menu';
import { listDepositMethods } from '@portal/shared/contract/payments/list-deposit-methods';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amount-label';
import styles from './deposit-methods.module.css';

/** Deposit leads here while the menu has no page for it: which ways there will be, and that none is open yet. */
export function DepositMethods() {
  const { currencySymbol: symbol } = useHost().site;
  const menu = useCallQuery(getMemberMenu, {});
  const { data } = useCallQuery(listDepositMethods, {});
  if (!menu.data || menu.data.items.some(({ page }) => page === 'depositv2')) return null;
  return (
    <section className={styles.panel} aria-labelledby="deposit-methods">
      <h3 id="deposit-methods">
        <FormattedMessage id="deposit.title" />
      </h3>
      <p className={styles.text}>
        <FormattedMessage id="deposit.later" />
      </p>
      {data && data.methods.length > 0 ? (
        <>
          <p className={styles.text}>
            <FormattedMessage id="deposit.methods" />
          </p>
          <ul className={styles.methods}>
            {data.methods.map(({ id, name, min, max }) => (
              <li key={id} className={styles.method}>
                <strong>{name}</strong>
                <span className={styles.limits}>
                  <AmountLabel amount={min} symbol={symbol} /> – <AmountLabel amount={max} symbol={symbol} />
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {menu.data.items.some(({ page }) => page === 'withdraw') ? null : (
        <p className={styles.text}>
          <FormattedMessage id="withdraw.later" />
        </p>
      )}
    </section>
  );
}
