import type { ContractPayment } from '@portal/shared/contract/agents/contract-payments';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Badge, type Tone } from '@portal/shared/ui/feedback/badge';

const tones: Readonly<Record<ContractPayment['state'], Tone>> = { paid: 'good', owed: 'warn', nothing: 'neutral' };

export function PaymentState({ state }: Pick<ContractPayment, 'state'>) {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`payments.state.${state}`} />
    </Badge>
  );
}
