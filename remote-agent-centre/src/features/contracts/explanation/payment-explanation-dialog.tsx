import { type ContractPayment, explainPayment } from '@portal/shared/contract/agents/contract-payments';
import { NotLoaded } from '@portal/shared/parts/failed';
import { Money } from '@portal/shared/parts/money';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { TermsView } from '../../../parts/terms-view/terms-view.tsx';
import { Payer } from '../contract-facts.tsx';
import contractStyles from '../contracts.module.css';
import { unitOf } from '../record/payment-columns.tsx';
import { PaymentState } from '../record/payment-state.tsx';
import { useSiteTime } from '../use-site-time.ts';
import styles from './explanation.module.css';
import type { PaymentExplanation } from './formula.rules.ts';
import { Formula } from './formula.tsx';
import { PaymentBets } from './payment-bets.tsx';
import { Replay } from './replay.tsx';

/** Explains a payment: formula in words and figures, terms, and bets; offers to recompute it. */
export function PaymentExplanationDialog({ payment, onClose }: { payment: ContractPayment; onClose: () => void }) {
  const intl = useIntl();
  const { span } = useSiteTime();
  const explanation = useCallQuery(explainPayment, { id: payment.id });
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={intl.formatMessage({ id: 'why.title' })}
      description={`${payment.account} · ${span(payment.from, payment.to, unitOf(payment.kind))}`}
      closeLabel={intl.formatMessage({ id: 'contracts.close' })}
    >
      <div className={contractStyles.part}>
        {explanation.isSuccess ? null : <NotLoaded titleId="team.failed.title" query={explanation} height={320} />}
        {explanation.data ? <Reason explanation={explanation.data} /> : null}
        {explanation.data ? <PaymentBets id={payment.id} /> : null}
      </div>
    </Dialog>
  );
}

function Reason({ explanation }: { explanation: PaymentExplanation }) {
  const { payment, version } = explanation;
  const { time } = useSiteTime();
  return (
    <>
      <div className={styles.lead}>
        <span className={styles.amount}>
          <Money amount={payment.amount} />
        </span>
        <PaymentState state={payment.state} />
      </div>
      {payment.state === 'owed' ? (
        <p className={contractStyles.affected}>
          <FormattedMessage id="why.owed" values={{ payer: payment.payer ?? '' }} />
        </p>
      ) : null}
      <div className={styles.columns}>
        <section className={styles.column}>
          <h3 className={contractStyles.subtitle}>
            <FormattedMessage id="why.formula" />
          </h3>
          <Formula explanation={explanation} />
          <Replay id={payment.id} />
        </section>
        <section className={styles.column}>
          <h3 className={contractStyles.subtitle}>
            <FormattedMessage id="contracts.version" values={{ no: version.no }} />
          </h3>
          <TermsView terms={version.terms} {...(explanation.tier !== undefined && { reached: explanation.tier })} />
          <FactsList
            facts={[
              {
                name: <FormattedMessage id="contracts.paidBy" />,
                value: <Payer paidBy={payment.payer ? 'upline' : 'house'} upline={payment.payer} />,
              },
              { name: <FormattedMessage id="contracts.from" />, value: time(version.from) },
              payment.paidAt ? { name: <FormattedMessage id="why.paidAt" />, value: time(payment.paidAt) } : undefined,
            ]}
          />
        </section>
      </div>
    </>
  );
}
