import type { PaidBy } from '@portal/shared/contract/agents/contracts';
import { FormattedMessage } from '@portal/shared/remote/intl';

/** To the one who offers: whose wallet what it offers is paid from. */
export function WhoPays({ paidBy, className }: { paidBy: PaidBy; className?: string }) {
  return (
    <p className={className}>
      <FormattedMessage id={paidBy === 'house' ? 'contracts.pays.house' : 'contracts.pays.you'} />
    </p>
  );
}
