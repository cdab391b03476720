import type { ContractTerms, Tier, TieredTerms } from '@portal/shared/contract/agents/contract-terms';
import { Money } from '@portal/shared/parts/money';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { cx } from '@portal/shared/ui/cx';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import styles from './terms-view.module.css';

interface TermsViewProps {
  terms: ContractTerms;
  /** Index of the tier that a period has reached. */
  reached?: number;
  className?: string;
}

/** Read-only terms: the pay period, and a line per tier with conditions and rate. */
export function TermsView({ terms, reached, className }: TermsViewProps) {
  const rateText = useRateText();
  if (terms.kind === 'realtime') return <RealTimeView terms={terms} className={className} />;
  return (
    <div className={cx(styles.terms, className)}>
      <p className={styles.how}>
        <FormattedMessage id={`terms.paid.${'period' in terms ? terms.period : 'hourly'}`} />
        {'carryLoss' in terms ? (
          <>
            {' '}
            <FormattedMessage id={terms.carryLoss ? 'terms.carryLoss.yes' : 'terms.carryLoss.no'} />
          </>
        ) : null}
      </p>
      <ol className={styles.tiers}>
        {terms.tiers.map((tier, at) => (
          <li key={at} className={styles.tier} data-reached={reached === at || undefined}>
            <span className={styles.conditions}>
              <TierConditions tier={tier} kind={terms.kind} />
              {reached === at ? (
                <span className={styles.reached}>
                  <FormattedMessage id="terms.tier.reached" />
                </span>
              ) : null}
            </span>
            <strong className={styles.rate} translate="no">
              {rateText(tier.rate)}
            </strong>
          </li>
        ))}
      </ol>
    </div>
  );
}

function RealTimeView({
  terms,
  className,
}: {
  terms: Extract<ContractTerms, { kind: 'realtime' }>;
  className?: string;
}) {
  const rateText = useRateText();
  const isUnbound = terms.singleBet === '0.00';
  return (
    <div className={cx(styles.terms, className)}>
      <p className={styles.how}>
        <FormattedMessage id="terms.paid.realtime" />
      </p>
      <FactsList
        facts={[
          { name: <FormattedMessage id="terms.profitRate" />, value: rateText(terms.profitRate) },
          { name: <FormattedMessage id="terms.lossRate" />, value: rateText(terms.lossRate) },
          {
            name: <FormattedMessage id="terms.singleBet" />,
            value: isUnbound ? <FormattedMessage id="terms.singleBet.none" /> : <Money amount={terms.singleBet} />,
          },
        ]}
      />
    </div>
  );
}

/** Conditions of a tier in words: "from P 10,000.00 valid bet and 5 active members". */
function TierConditions({ tier, kind }: { tier: Tier; kind: TieredTerms['kind'] }) {
  const intl = useIntl();
  const moneyText = useShownAmount();
  const conditionText = (id: string, values: Record<string, string | number>) =>
    intl.formatMessage({ id: `terms.if.${id}` }, values);
  const asked = [
    tier.validBet !== '0.00' &&
      conditionText(kind === 'dividend' ? 'validBet' : 'betAmount', { amount: moneyText(tier.validBet) }),
    tier.profitLoss !== '0.00' && conditionText('profitLoss', { amount: moneyText(tier.profitLoss) }),
    tier.activeMembers > 0 && conditionText('activeMembers', { count: tier.activeMembers }),
  ].filter((words) => words !== false);
  if (asked.length === 0) return <FormattedMessage id="terms.if.nothing" />;
  return <>{intl.formatMessage({ id: 'terms.if' }, { conditions: intl.formatList(asked) })}</>;
}
