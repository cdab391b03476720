import { Money } from '@portal/shared/parts/money';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import styles from './explanation.module.css';
import { type Operand, type PaymentExplanation, type Step, stepsOf } from './formula.rules.ts';

/** Shows the inputs, each step in words and figures, the downline share, and the carried loss. */
export function Formula({ explanation }: { explanation: PaymentExplanation }) {
  const { figures } = explanation;
  const intl = useIntl();
  return (
    <>
      {figures.of === 'team' ? (
        <FactsList
          facts={[
            { name: <FormattedMessage id="why.validBet" />, value: <Money amount={figures.validBet} /> },
            { name: <FormattedMessage id="why.activeMembers" />, value: intl.formatNumber(figures.activeMembers) },
          ]}
        />
      ) : (
        <FactsList
          facts={[{ name: <FormattedMessage id="why.validBet" />, value: <Money amount={figures.validBet} /> }]}
        />
      )}
      <ol className={styles.steps}>
        {stepsOf(explanation).map((step) => (
          <li key={step.id} className={styles.step} data-last={step.id === 'amount' || undefined}>
            <StepLine step={step} explanation={explanation} />
          </li>
        ))}
      </ol>
      {figures.of === 'team' && figures.carriedOut !== '0.00' ? (
        <p className={styles.about}>
          <FormattedMessage id="why.carriedOut" values={{ amount: <Money amount={figures.carriedOut} /> }} />
        </p>
      ) : null}
    </>
  );
}

function StepLine({ step, explanation }: { step: Step; explanation: PaymentExplanation }) {
  const rateText = useRateText();
  const figures = useFigures();
  const isTierMissed = step.id === 'tier' && explanation.tier === undefined;
  return (
    <>
      <div className={styles.words}>
        <span>
          <FormattedMessage
            id={isTierMissed ? 'why.step.tier.none' : `why.step.${step.id}`}
            values={{ no: (explanation.tier ?? 0) + 1 }}
          />
          {step.isCutAtZero ? (
            <>
              {' '}
              <FormattedMessage id="why.cut" />
            </>
          ) : null}
        </span>
        {step.operands.length > 0 ? (
          <span className={styles.figures} translate="no">
            {figures(step.operands)}
          </span>
        ) : null}
        {step.id === 'amount' && explanation.taken.length > 0 ? <DownlineShares shares={explanation.taken} /> : null}
      </div>
      <strong className={styles.result} translate="no">
        {'rate' in step.result ? rateText(step.result.rate) : <Money amount={step.result.amount} />}
      </strong>
    </>
  );
}

function DownlineShares({ shares }: { shares: PaymentExplanation['taken'] }) {
  return (
    <ul className={styles.taken}>
      {shares.map(({ account, amount }) => (
        <li key={account}>
          {account}: <Money amount={amount} />
        </li>
      ))}
    </ul>
  );
}

/** Figures of a step as a line: "P 1,350.00 × 10.00%". */
function useFigures(): (operands: readonly Operand[]) => string {
  const moneyText = useShownAmount();
  const rateText = useRateText();
  return (operands) =>
    operands
      .map((operand) => {
        const figure = 'rate' in operand ? rateText(operand.rate) : moneyText(operand.amount);
        return operand.op ? `${operand.op} ${figure}` : figure;
      })
      .join(' ');
}
