import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { CloseIcon } from '@portal/shared/ui/icons-navigation';
import { CheckIcon } from '@portal/shared/ui/icons-status';
import styles from '../../parts/timeline.module.css';
import { type DepositStep, depositSteps } from './deposit.rules.ts';
import type { DepositDetail } from './deposit.ts';

const marks = {
  passed: <CheckIcon size={14} />,
  done: <CheckIcon size={14} />,
  end: <CloseIcon size={14} />,
  now: null,
  ahead: null,
};

/** The way of a deposit: what has happened and when, where it stands and why, what comes. */
export function DepositTimeline({ deposit }: { deposit: DepositDetail }) {
  const intl = useIntl();
  return (
    <ol className={styles.steps} aria-label={intl.formatMessage({ id: 'deposit.timeline' })}>
      {depositSteps(deposit).map((step, index) => (
        <TimelineStep key={`${index} ${step.state}`} step={step} deposit={deposit} />
      ))}
    </ol>
  );
}

function TimelineStep({ step: { state, at, is }, deposit }: { step: DepositStep; deposit: DepositDetail }) {
  const intl = useIntl();
  const isLast = is === 'now' || is === 'end';
  // The end that everybody hopes for looks like it; every other one does not.
  const look = is === 'end' && state === 'credited' ? 'done' : is;
  return (
    <li className={styles.step} data-is={look} aria-current={isLast ? 'step' : undefined}>
      <span className={styles.mark}>{marks[look]}</span>
      <div>
        <p className={styles.head}>
          <span className={styles.name}>
            <FormattedMessage id={`deposit.state.${state}`} />
          </span>
          {at ? (
            <time className={styles.time} dateTime={at}>
              {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          ) : null}
        </p>
        {isLast ? (
          <p className={styles.about}>
            <FormattedMessage id={aboutOf(deposit)} />
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** The sentence that says what a state means, and why it came to it where that is known. */
function aboutOf({ state, kind, review, rejection }: DepositDetail): string {
  if (state === 'created') return `deposit.about.created.${kind}`;
  if (state === 'in_review' && review) return `deposit.about.in_review.${review}`;
  if (state === 'rejected' && rejection) return `deposit.about.rejected.${rejection}`;
  return `deposit.about.${state}`;
}
