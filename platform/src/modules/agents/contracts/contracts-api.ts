import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { PaidBy } from '@portal/shared/contract/agents/contracts';
import type { Member } from '../../accounts/index.ts';
import type { Span } from '../figures/figures-api.ts';

/** Terms that both sides agreed on; only their end ever changes. */
export interface AgreedVersion {
  id: string;
  contractId: string;
  /** From 1, within its contract. */
  no: number;
  kind: ContractKind;
  /** The agent who receives. */
  agentId: string;
  /** Who offered it; absent means the platform. */
  uplineId?: string | undefined;
  paidBy: PaidBy;
  terms: ContractTerms;
  offeredAt: Date;
  acceptedAt: Date;
  /** Start of a period of its kind; in force until `until`, exclusive. */
  from: Date;
  until?: Date | undefined;
}

/** The contracts API for other parts of the module. */
export interface ContractsApi {
  /** Reads versions of a kind in force at any moment of the span, by contract and number. */
  inForce(kind: ContractKind, span: Span): Promise<AgreedVersion[]>;
  version(versionId: string): Promise<AgreedVersion | undefined>;
  /** Reads the highest rates of contracts in force with the upline. */
  ratesOf(agentIds: readonly string[]): Promise<Map<string, { kind: ContractKind; rate: number }[]>>;
  /**
   * Checks that an agent may make these offers to a direct downline. Without an own contract it may offer nothing.
   * @throws Refusal `contract_off`, `rate_above_own`, `period_not_own`, `carry_loss_not_own`, `tiers_out_of_order`
   */
  assertOffers(upline: Member, offers: readonly ContractTerms[]): Promise<void>;
  /**
   * Makes offers to a new agent after checking again, in the caller's transaction.
   * @throws Refusal as `assertOffers`
   */
  offerToNewcomer(upline: Member, newcomer: Member, offers: readonly ContractTerms[]): Promise<void>;
}
