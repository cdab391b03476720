import type { PaidBy } from '@portal/shared/contract/agents/contracts';
import { FormattedMessage } from '@portal/shared/remote/intl';

/** Shows the offering agent whose wallet pays the offer. */
export function WhoPays({ paidBy, className }: { paidBy: PaidBy; className?: string }) {
  return (
    <p className={className}>
      <FormattedMessage id={paidBy === 'house' ? 'contracts.pays.house' : 'contracts.pays.you'} />
    </p>
  );
}
