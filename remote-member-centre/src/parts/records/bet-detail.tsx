import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { getBet } from '@portal/shared/contract/games/bets';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { buttonClass } from '@portal/shared/ui/button';
import { ExternalIcon } from '@portal/shared/ui/icons/navigation';
import styles from './record-detail.module.css';
import { CopyText, RecordDetail, RecordFacts } from './record-detail.tsx';
import { RecordTime } from './record-table.tsx';
import { shownState } from './shown-state.rules.ts';

type Bet = CallOutput<typeof getBet>;

/** A round with what moved for it, its id to copy, and the page that counts its draw again. */
export function BetDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const intl = useIntl();
  const found = useCallQuery(getBet, { id });
  return (
    <RecordDetail
      onClose={onClose}
      title={found.data?.gameName ?? intl.formatMessage({ id: 'bets.detail' })}
      description={found.data ? <RecordTime at={found.data.openedAt} hasZone /> : undefined}
    >
      {found.isError || !found.data ? <NotLoaded query={found} height={320} /> : <BetBody bet={found.data} />}
    </RecordDetail>
  );
}

function BetBody({ bet }: { bet: Bet }) {
  const intl = useIntl();
  const { currencySymbol: symbol } = useHost().site;
  const text = (id: string) => intl.formatMessage({ id: `bets.${id}` });
  const amount = (name: 'stake' | 'win' | 'balanceBefore') => ({
    label: text(name),
    value: <AmountLabel amount={bet[name]} symbol={symbol} />,
  });
  return (
    <>
      <RecordFacts
        facts={[
          { label: text('state'), value: text(`state.${shownState(bet)}`) },
          amount('stake'),
          amount('win'),
          ...(bet.underReview
            ? [{ label: text('underReview'), value: <AmountLabel amount={bet.underReview} symbol={symbol} /> }]
            : []),
          { label: text('profit'), value: <AmountLabel kind="signed" amount={bet.profit} symbol={symbol} /> },
          amount('balanceBefore'),
          {
            label: text('balanceAfter'),
            value: bet.balanceAfter ? <AmountLabel amount={bet.balanceAfter} symbol={symbol} /> : '—',
          },
          { label: text('vendor'), value: bet.vassalage },
          { label: text('round'), value: <CopyText text={bet.roundId} label={text('copyRound')} /> },
        ]}
      />
      {bet.underReview ? (
        <p className={styles.small}>
          <FormattedMessage id="bets.underReview.about" />
        </p>
      ) : null}
      <Movements movements={bet.movements} symbol={symbol} />
      {bet.proofUrl ? (
        <a href={bet.proofUrl} target="_blank" rel="noreferrer noopener" className={buttonClass()}>
          <ExternalIcon size={18} />
          <FormattedMessage id="bets.proof" />
        </a>
      ) : null}
    </>
  );
}

function Movements({ movements, symbol }: { movements: Bet['movements']; symbol: string }) {
  const intl = useIntl();
  return (
    <section>
      <h3 className={styles.title}>
        <FormattedMessage id="bets.movements" />
      </h3>
      <ol className={styles.steps}>
        {movements.map(({ transactionId, kind, amount, balanceAfter, at, transferId }) => (
          <li key={`${transactionId} ${kind}`} className={styles.step}>
            <span>{intl.formatMessage({ id: `transactions.type.${kind}` })}</span>
            <AmountLabel kind="signed" amount={amount} symbol={symbol} />
            <RecordTime at={at} />
            <span className={styles.small}>
              <AmountLabel amount={balanceAfter} symbol={symbol} />
            </span>
            <span className={styles.small} translate="no">
              {transactionId}
            </span>
            <span className={styles.small} translate="no">
              {transferId ? `#${transferId}` : '—'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
