import type { RealTimeTerms } from '@portal/shared/contract/agents/contract-terms';
import { useAmountWords } from '@portal/shared/remote/amounts/use-amount-words';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { TextField } from '@portal/shared/ui/forms/text-field';
import styles from './terms-editor.module.css';
import { realTimeBound } from './terms-faults.rules.ts';
import type { TermsInHand } from './use-terms.ts';

/** The two rates of real-time salary and the bound for single bets. */
export function RealTimeEditor({ use: { draft, own, problem, change } }: { use: TermsInHand }) {
  const intl = useIntl();
  const rateText = useRateText();
  const moneyText = useShownAmount();
  const words = useAmountWords();
  const { currencySymbol } = useHost().site;
  const bound = realTimeBound(own);
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const field = (name: Exclude<keyof RealTimeTerms, 'kind'>) => ({
    name,
    value: draft[name],
    label: text(`terms.${name}`),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 24,
    error: problem(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }, name),
  });
  const rate = (name: 'profitRate' | 'lossRate') => (
    <TextField
      {...field(name)}
      required
      suffix={<span className={styles.unit}>%</span>}
      help={bound ? text('terms.ownRate', { rate: rateText(bound[name]) }) : undefined}
    />
  );
  const hasBound = bound && bound.singleBet !== '0.00';
  const { error, ...singleBet } = field('singleBet');
  const boundText = hasBound
    ? text('terms.ownSingleBet', { amount: moneyText(bound.singleBet) })
    : text('terms.singleBet.help');
  return (
    <>
      <p className={styles.about}>
        <FormattedMessage id="terms.realtime.about" />
      </p>
      <div className={styles.rates}>
        {rate('profitRate')}
        {rate('lossRate')}
        <TextField
          {...singleBet}
          prefix={currencySymbol}
          placeholder="0.00"
          error={error && (words.unclear(draft.singleBet) ?? error)}
          help={words.read(draft.singleBet) ?? boundText}
        />
      </div>
    </>
  );
}
