import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { InfoIcon } from '@portal/shared/ui/icons/frame';
import { IconSpot } from '@portal/shared/ui/icons/icon-spot';
import { LockIcon } from '@portal/shared/ui/icons/status';
import styles from './upline.module.css';
import type { UplineTerms } from './upline-terms.ts';
import { type Block, useUplineWays } from './upline-ways.ts';

/** Obstacles of a transfer, each with its text and a link if one helps. A single one fills the page. */
export function UplineBlocks({ terms: { blockedBy, turnoverMissing, perDay } }: { terms: UplineTerms }) {
  const intl = useIntl();
  const shown = useShownAmount();
  const wayOf = useUplineWays();
  const values = { missing: shown(turnoverMissing), perDay };
  const text = (block: Block) => intl.formatMessage({ id: `upline.block.${block}` }, values);
  const title = intl.formatMessage({ id: 'upline.blocked' });
  const [only = 'no_upline', ...others] = blockedBy;
  if (others.length === 0) {
    const way = wayOf(only);
    return (
      <EmptyState drawing="lantern" title={title} action={way ? <Button onClick={way.go}>{way.label}</Button> : null}>
        {text(only)}
      </EmptyState>
    );
  }
  return (
    <section className={styles.panel} aria-labelledby="upline-blocks">
      <h3 id="upline-blocks">{title}</h3>
      <ul className={styles.blocks}>
        {blockedBy.map((block) => {
          const way = wayOf(block);
          return (
            <li key={block} className={styles.block}>
              <IconSpot tone="warn">{block === 'payment_password_missing' ? <LockIcon /> : <InfoIcon />}</IconSpot>
              <p>{text(block)}</p>
              {way ? (
                <Button size="small" onClick={way.go}>
                  {way.label}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
