import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { IconSpot } from '@portal/shared/ui/icon-spot';
import { InfoIcon } from '@portal/shared/ui/icons-frame';
import { LockIcon } from '@portal/shared/ui/icons-status';
import { useCentrePages } from '../../parts/centre-pages.ts';
import { useShownAmount } from '../../parts/shown-amount.ts';
import styles from './upline.module.css';
import type { UplineTerms } from './upline-terms.ts';

/** Which page takes a block away. */
const wayOut: Readonly<Record<string, string>> = {
  payment_password_missing: 'securityCenter',
  upline_withdrawal_open: 'withdraw',
};

/** Why nothing can be sent now, each with its words and, where there is one, the way out. */
export function UplineBlocks({ terms: { blockedBy, turnoverMissing, perDay } }: { terms: UplineTerms }) {
  const intl = useIntl();
  const pages = useCentrePages();
  const shown = useShownAmount();
  const values = { missing: shown(turnoverMissing), perDay };
  return (
    <section className={styles.panel} aria-labelledby="upline-blocks">
      <h3 id="upline-blocks">{intl.formatMessage({ id: 'upline.blocked' })}</h3>
      <ul className={styles.blocks}>
        {blockedBy.map((block) => {
          const page = wayOut[block];
          return (
            <li key={block} className={styles.block}>
              <IconSpot tone="warn">{block === 'payment_password_missing' ? <LockIcon /> : <InfoIcon />}</IconSpot>
              <p>{intl.formatMessage({ id: `upline.block.${block}` }, values)}</p>
              {page && pages.has(page) ? (
                <Button size="small" onClick={() => pages.open(page)}>
                  {intl.formatMessage({ id: `page.${page}` })}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
