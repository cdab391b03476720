import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { Timeline } from '@portal/shared/ui/lists/timeline';
import { depositSteps } from './deposit.rules.ts';
import type { DepositDetail } from './deposit.ts';

/** The history of a deposit: past steps with times, current state and reason, next steps. */
export function DepositTimeline({ deposit }: { deposit: DepositDetail }) {
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

/** The sentence that says what a state means, and why it came to it where that is known. */
function aboutOf({ state, kind, review, rejection }: DepositDetail): string {
  if (state === 'created') return `deposit.about.created.${kind}`;
  if (state === 'in_review' && review) return `deposit.about.in_review.${review}`;
  if (state === 'rejected' && rejection) return `deposit.about.rejected.${rejection}`;
  return `deposit.about.${state}`;
}
