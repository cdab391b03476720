import { Money } from '@portal/shared/parts/money';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { Badge, type Tone } from '@portal/shared/ui/feedback/badge';
import type { Part, WithdrawalDetail } from '../withdrawal.ts';
import { PartAnswer } from './part-answer.tsx';
import styles from './withdrawal-parts.module.css';

const tones: Readonly<Partial<Record<Part['state'], Tone>>> = {
  received: 'good',
  not_received: 'warn',
  forced: 'warn',
};

/** Payments of a withdrawal, in one or more parts, each with its answer. */
export function WithdrawalParts({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const intl = useIntl();
  const { parts } = withdrawal;
  if (parts.length === 0) return null;
  return (
    <section aria-label={intl.formatMessage({ id: 'withdraw.parts' })} className={styles.parts}>
      {parts.map((part) => (
        <article key={part.id} className={styles.part} data-waits={part.state === 'paid' || undefined}>
          <div className={styles.head}>
            <span className={styles.amount}>
              <Money amount={part.amount} />
            </span>
            <Badge tone={tones[part.state] ?? 'neutral'} hasIcon>
              <FormattedMessage id={`withdraw.part.${part.state}`} />
            </Badge>
          </div>
          <p className={styles.when}>
            {intl.formatMessage({ id: 'withdraw.part.paidAt' }, { at: zonedTime(intl, part.paidAt) })}
          </p>
          {part.state === 'forced' ? (
            <p className={styles.forced}>
              <FormattedMessage id="withdraw.forced" />
            </p>
          ) : null}
          <PartAnswer withdrawal={withdrawal} part={part} />
        </article>
      ))}
    </section>
  );
}
