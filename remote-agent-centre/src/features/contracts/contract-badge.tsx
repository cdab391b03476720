import type { ContractState } from '@portal/shared/contract/agents/contracts';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Badge, type Tone } from '@portal/shared/ui/feedback/badge';

const tones: Readonly<Record<ContractState, Tone>> = {
  offered: 'accent',
  active: 'good',
  ending: 'warn',
  ended: 'neutral',
  rejected: 'bad',
  withdrawn: 'neutral',
};

export function ContractBadge({ state }: { state: ContractState }) {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`contracts.state.${state}`} />
    </Badge>
  );
}
