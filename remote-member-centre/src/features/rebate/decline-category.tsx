import { declineRebate, type RebateCategory } from '@portal/shared/contract/rewards/rebates';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { DeclineButton } from '../../parts/rewards/decline-button.tsx';
import { useRebateRefresh } from './use-rebates.ts';

/** Declines the accrued rebate of a category; absent without one. */
export function DeclineCategory({ category: { gameType, rebate } }: { category: RebateCategory }) {
  const intl = useIntl();
  const host = useHost();
  const shown = useShownAmount();
  const refresh = useRebateRefresh();
  if (Number(rebate) === 0) return null;
  const category = intl.formatMessage({ id: `record.category.${gameType}` });
  const name = intl.formatMessage({ id: 'rebate.declined.name' }, { category, amount: shown(rebate) });
  return (
    <DeclineButton
      name={name}
      text={intl.formatMessage({ id: 'rebate.decline.text' })}
      send={() => host.call(declineRebate, { gameType })}
      refresh={refresh}
    />
  );
}
