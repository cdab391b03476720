import type { WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Badge, type Tone } from '@portal/shared/ui/feedback/badge';

const tones: Readonly<Partial<Record<WithdrawalState, Tone>>> = {
  paid: 'good',
  received: 'good',
  forced_receipt: 'warn',
  not_received: 'warn',
  rejected: 'bad',
};

export function StateBadge({ state }: { state: WithdrawalState }) {
  return (
    <Badge tone={tones[state] ?? 'neutral'} hasIcon>
      <FormattedMessage id={`withdraw.state.${state}`} />
    </Badge>
  );
}
