import { cancelDeposit } from '@portal/shared/contract/payments/deposits';
import { Money } from '@portal/shared/parts/money';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { Button } from '@portal/shared/ui/button';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { Timeline } from '@portal/shared/ui/lists/timeline';
import { useConfirmedCall } from '../../parts/use-confirmed-call.ts';
import { depositSteps } from './deposit.rules.ts';
import type { DepositDetail } from './deposit.ts';
import styles from './deposit-centre.module.css';
import { DepositProgress } from './deposit-progress.tsx';
import { PayInstructions } from './pay-instructions.tsx';
import { SendProof } from './send-proof.tsx';
import { useDepositRefresh } from './use-deposit-updates.ts';

/** Payment instructions and actions, with the timeline beside them. */
export function DepositWay({ deposit }: { deposit: DepositDetail }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `deposit.${id}` });
  const { arrived, credited, repaid, fee, reference, pay } = deposit;
  const money = (name: string, amount: string | undefined) =>
    amount === undefined ? undefined : { name: text(name), value: <Money amount={amount} /> };
  return (
    <div className={styles.open}>
      <div className={styles.column}>
        {pay ? <PayInstructions deposit={deposit} pay={pay} /> : null}
        {deposit.mayProve ? <SendProof deposit={deposit} /> : null}
        <FactsList
          facts={[
            pay?.kind === 'bank-transfer' ? undefined : { name: text('reference'), value: reference },
            money('fee', fee),
            money('arrived', arrived),
            money('repaid', repaid),
            money('credited', credited),
          ]}
        />
        {deposit.mayCancel ? <CancelDeposit deposit={deposit} /> : null}
      </div>
      <div className={styles.column}>
        <DepositProgress deposit={deposit} />
        <DepositTimeline deposit={deposit} />
      </div>
    </div>
  );
}

/** Cancels an unpaid order after confirmation. */
function CancelDeposit({ deposit: { id, amount } }: { deposit: DepositDetail }) {
  const intl = useIntl();
  const shown = useShownAmount();
  const { act, isBusy } = useConfirmedCall(cancelDeposit, useDepositRefresh());
  const text = (key: string) => intl.formatMessage({ id: `deposit.cancel.${key}` }, { amount: shown(amount) });
  const ask = { title: text('title'), text: text('text'), confirmLabel: text('yes'), cancelLabel: text('no') };
  return (
    <Button className={styles.cancel} variant="quiet" busy={isBusy} onClick={() => void act({ id }, ask, text('done'))}>
      {text('submit')}
    </Button>
  );
}

/** The history of a deposit: past steps with times, current state and reason, next steps. */
function DepositTimeline({ deposit }: { deposit: DepositDetail }) {
  const intl = useIntl();
  const steps = depositSteps(deposit).map(({ state, at, is }, index) => ({
    key: `${index} ${state}`,
    // Only the successful end looks like success.
    look: is === 'end' && state === 'credited' ? ('done' as const) : is,
    name: <FormattedMessage id={`deposit.state.${state}`} />,
    ...(at && { at: { iso: at, words: zonedTime(intl, at) } }),
    ...((is === 'now' || is === 'end') && { about: <FormattedMessage id={aboutOf(deposit)} /> }),
  }));
  return <Timeline label={intl.formatMessage({ id: 'deposit.timeline' })} steps={steps} />;
}

/** Explains a state, with its reason if known. */
function aboutOf({ state, kind, review, rejection }: DepositDetail): string {
  if (state === 'created') return `deposit.about.created.${kind}`;
  if (state === 'in_review' && review) return `deposit.about.in_review.${review}`;
  if (state === 'rejected' && rejection) return `deposit.about.rejected.${rejection}`;
  return `deposit.about.${state}`;
}
