import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { Timeline as Steps } from '@portal/shared/ui/lists/timeline';
import type { WithdrawalDetail } from '../withdrawal.ts';
import { isRunning, stepsOf } from './timeline.rules.ts';

/** The history of a withdrawal: past steps with times, the current one, the next ones. */
export function Timeline({ withdrawal }: { withdrawal: Pick<WithdrawalDetail, 'state' | 'history'> }) {
  const intl = useIntl();
  const isOver = !isRunning(withdrawal);
  const steps = stepsOf(withdrawal).map(({ state, at, is }, index) => ({
    key: `${index} ${state}`,
    look: is === 'now' && isOver ? endOf(state) : is,
    name: <FormattedMessage id={`withdraw.state.${state}`} />,
    ...(at && { at: { iso: at, words: zonedTime(intl, at) } }),
    ...(is === 'now' && { about: <FormattedMessage id={`withdraw.about.${state}`} /> }),
  }));
  return <Steps label={intl.formatMessage({ id: 'withdraw.timeline' })} steps={steps} />;
}

/** Only the successful end looks like success. */
const endOf = (state: WithdrawalDetail['state']): 'done' | 'end' => (state === 'received' ? 'done' : 'end');
