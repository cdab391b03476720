import { useIntl } from '@portal/shared/remote/intl';
import { WarnIcon } from '@portal/shared/ui/icons/frame';
import type { DepositTerms } from './deposit.ts';
import styles from './deposit-centre.module.css';

/** Why nothing can be ordered now; none when something can. */
export const blocksOf = ({ isStopped, blockedBy }: DepositTerms) => [
  ...(isStopped ? ['play_stopped' as const] : []),
  ...blockedBy,
];

/** The same, in words. */
export function OrderBlocks({ terms }: { terms: DepositTerms }) {
  const intl = useIntl();
  const { openAtMost, perDay } = terms;
  return (
    <section className={styles.panel} aria-labelledby="deposit-blocks">
      <h3 id="deposit-blocks">{intl.formatMessage({ id: 'deposit.title' })}</h3>
      {blocksOf(terms).map((block) => (
        <p key={block} className={styles.notice}>
          <WarnIcon />
          <span>{intl.formatMessage({ id: `deposit.block.${block}` }, { count: openAtMost, perDay })}</span>
        </p>
      ))}
    </section>
  );
}
