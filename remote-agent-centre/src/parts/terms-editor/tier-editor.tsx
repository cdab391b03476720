import { useAmountWords } from '@portal/shared/remote/amounts/use-amount-words';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { BinIcon } from '@portal/shared/ui/icons/media';
import type { TierField } from './terms-draft.rules.ts';
import styles from './terms-editor.module.css';
import { ownRate } from './terms-faults.rules.ts';
import type { TermsInHand } from './use-terms.ts';

/** One tier: its conditions, and the rate from there on. */
export function TierEditor({ use, at }: { use: TermsInHand; at: number }) {
  const intl = useIntl();
  const rateText = useRateText();
  const words = useAmountWords();
  const { currencySymbol } = useHost().site;
  const { draft, own, problem } = use;
  const tier = draft.tiers[at];
  if (!tier) return null;
  const text = (id: string) => intl.formatMessage({ id });
  const field = (name: TierField) => ({
    name: `tiers.${at}.${name}`,
    value: tier[name],
    inputMode: name === 'activeMembers' ? ('numeric' as const) : ('decimal' as const),
    autoComplete: 'off',
    maxLength: 24,
    error: problem(`tiers.${at}.${name}`),
    onChange: (event: { target: { value: string } }) => use.changeTier(at, name, event.target.value),
  });
  const amountField = (name: 'validBet' | 'profitLoss') => {
    const { error, ...rest } = field(name);
    const [read, unclear] = [words.read(tier[name]), words.unclear(tier[name])];
    return { ...rest, error: error && (unclear ?? error), help: read, prefix: currencySymbol, placeholder: '0.00' };
  };
  const atMost = ownRate(tier, own);
  const isSalary = draft.kind === 'dividend' ? 'dividend' : 'salary';
  return (
    <li>
      <fieldset className={styles.tier}>
        <legend className={styles.legend}>
          <FormattedMessage id="terms.tier" values={{ no: at + 1 }} />
        </legend>
        <TextField {...amountField('validBet')} label={text(`terms.validBet.${isSalary}`)} />
        <TextField {...amountField('profitLoss')} label={text('terms.profitLoss')} />
        <TextField {...field('activeMembers')} label={text('terms.activeMembers')} placeholder="0" />
        <TextField
          {...field('rate')}
          label={text('terms.rate')}
          suffix={<span className={styles.unit}>%</span>}
          required
          help={
            atMost === undefined ? undefined : intl.formatMessage({ id: 'terms.ownRate' }, { rate: rateText(atMost) })
          }
        />
        {draft.tiers.length > 1 ? (
          <IconButton
            className={styles.remove}
            label={intl.formatMessage({ id: 'terms.tier.remove' }, { no: at + 1 })}
            icon={<BinIcon size={20} />}
            onClick={() => use.removeTier(at)}
          />
        ) : null}
      </fieldset>
    </li>
  );
}
