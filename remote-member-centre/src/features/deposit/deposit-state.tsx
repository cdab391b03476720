import type { DepositState } from '@portal/shared/contract/payments/deposit-states';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Badge, type Tone } from '@portal/shared/ui/feedback/badge';

const tones: Readonly<Partial<Record<DepositState, Tone>>> = {
  created: 'accent',
  in_review: 'warn',
  credited: 'good',
  rejected: 'bad',
  failed: 'bad',
};

export function DepositStateBadge({ state }: { state: DepositState }) {
  return (
    <Badge tone={tones[state] ?? 'neutral'} hasIcon>
      <FormattedMessage id={`deposit.state.${state}`} />
    </Badge>
  );
}
