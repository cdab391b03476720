import type { Redemption } from '@portal/shared/contract/rewards/redemption';
import { useHost } from '@portal/shared/remote/host-context';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { Button } from '@portal/shared/ui/button';
import { GoodIcon } from '@portal/shared/ui/icons/frame';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { useEffect, useRef } from 'react';
import { useText } from '../../../host/use-text.ts';
import { RedemptionState } from '../records/redemption-state.tsx';
import { usePointWords } from '../use-point-words.ts';
import styles from './redeem.module.css';

/** Receipt with its number and the points left. Takes the focus, so that it is read out. */
export function RedeemReceipt({ redemption, onClose }: { redemption: Redemption; onClose(): void }) {
  const t = useText();
  const words = usePointWords();
  const symbol = useHost().site.currencySymbol;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, name, quantity, changedPoints, balance, amount, type, state } = redemption;
  return (
    <div className={styles.receipt}>
      <span className={styles.seal} aria-hidden="true">
        <GoodIcon size={40} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {t(`points.done_${state === 'approved' ? 'paid' : 'applied'}`)}
      </h3>
      <p className={styles.receiptText}>{t(`points.done_${state === 'approved' ? 'paid' : 'applied'}_text`)}</p>
      <FactsList
        className={styles.receiptFacts}
        facts={[
          { name: t('points.present'), value: `${quantity} × ${name}` },
          type === 'bonus'
            ? { name: t('points.you_get'), value: <AmountLabel amount={amount} symbol={symbol} /> }
            : undefined,
          { name: t('points.state'), value: <RedemptionState state={state} /> },
          { name: t('points.changed'), value: `−${words.points(-changedPoints)}` },
          { name: t('points.left'), value: words.points(balance), isMain: true },
          { name: t('points.reference'), value: <span className={styles.reference}>{id}</span> },
        ]}
      />
      <Button variant="primary" size="large" wide onClick={onClose}>
        {t('points.done')}
      </Button>
    </div>
  );
}
