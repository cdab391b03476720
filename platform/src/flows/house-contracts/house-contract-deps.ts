import type { AgentsModule } from '../../modules/agents/index.ts';
import type { MemberModule } from '../../modules/member/index.ts';
import type { OperatorModule } from '../../modules/operator/index.ts';
import type { PaymentsModule } from '../../modules/payments/index.ts';

/** Dependencies of the flows of house contracts. */
export interface HouseContractDeps {
  agents: Pick<AgentsModule, 'contracts'>;
  member: MemberModule;
  operator: OperatorModule;
  payments: PaymentsModule;
}
