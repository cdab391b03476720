import { tiersAtMost } from '@portal/shared/contract/agents/contract-terms';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Checkbox } from '@portal/shared/ui/forms/checkbox';
import { Select } from '@portal/shared/ui/forms/select';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { RealTimeEditor } from './real-time-editor.tsx';
import { rhythmOf } from './terms-draft.rules.ts';
import styles from './terms-editor.module.css';
import { TierEditor } from './tier-editor.tsx';
import type { TermsInHand } from './use-terms.ts';

const periods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

/** Fields of terms: pay period and tiers from the lowest up, or the rates of real-time salary. Has no button. */
export function TermsEditor({ use }: { use: TermsInHand }) {
  const { draft } = use;
  return (
    <div ref={use.boxRef} className={styles.editor}>
      {draft.kind === 'realtime' ? (
        <RealTimeEditor use={use} />
      ) : (
        <>
          {draft.kind === 'hourly' ? null : <PeriodFields use={use} />}
          <p className={styles.about}>
            <FormattedMessage id="terms.tiers.about" />
          </p>
          <ol className={styles.tiers}>
            {draft.tiers.map((tier, at) => (
              <TierEditor key={tier.key} use={use} at={at} />
            ))}
          </ol>
          {draft.tiers.length < tiersAtMost ? (
            <Button size="small" className={styles.add} onClick={use.addTier}>
              <FormattedMessage id="terms.tier.add" />
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}

/** Values fixed by the own terms are read-only. */
function PeriodFields({ use: { draft, change, own } }: { use: TermsInHand }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const decided = rhythmOf(own);
  return (
    <>
      {decided.period ? (
        <TextField
          label={text('terms.period')}
          value={text(`terms.period.${decided.period}`)}
          help={text('terms.period.own')}
          readOnly
        />
      ) : (
        <Select
          label={text('terms.period')}
          value={draft.period}
          options={periods.map((value) => ({ value, label: text(`terms.period.${value}`) }))}
          onChange={({ target }) =>
            change({ period: periods.find((period) => period === target.value) ?? draft.period })
          }
        />
      )}
      {draft.kind === 'dividend' ? (
        <Checkbox
          label={text('terms.carryLoss.field')}
          checked={draft.carryLoss}
          disabled={decided.carriesLoss}
          onChange={({ target }) => change({ carryLoss: target.checked })}
        />
      ) : null}
    </>
  );
}
