import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { CheckIcon } from '@portal/shared/ui/icons-status';
import styles from '../../parts/timeline.module.css';
import { isRunning, type Step, stepsOf } from './timeline.rules.ts';
import type { WithdrawalDetail } from './withdrawal.ts';

/** The way of a withdrawal: what has happened and when, where it stands, what comes. */
export function Timeline({ withdrawal }: { withdrawal: Pick<WithdrawalDetail, 'state' | 'history'> }) {
  const intl = useIntl();
  const isOver = !isRunning(withdrawal);
  return (
    <ol className={styles.steps} aria-label={intl.formatMessage({ id: 'withdraw.timeline' })}>
      {stepsOf(withdrawal).map((step, index) => (
        <TimelineStep key={`${index} ${step.state}`} step={step} isOver={isOver} />
      ))}
    </ol>
  );
}

function TimelineStep({ step: { state, at, is }, isOver }: { step: Step; isOver: boolean }) {
  const intl = useIntl();
  const isNow = is === 'now';
  return (
    <li className={styles.step} data-is={isNow && isOver ? 'end' : is} aria-current={isNow ? 'step' : undefined}>
      <span className={styles.mark}>{is === 'passed' || (isNow && isOver) ? <CheckIcon size={14} /> : null}</span>
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.name}>
            <FormattedMessage id={`withdraw.state.${state}`} />
          </span>
          {at ? (
            <time className={styles.time} dateTime={at}>
              {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          ) : null}
        </p>
        {isNow ? (
          <p className={styles.about}>
            <FormattedMessage id={`withdraw.about.${state}`} />
          </p>
        ) : null}
      </div>
    </li>
  );
}
