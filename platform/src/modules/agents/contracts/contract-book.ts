import type { PaidBy } from '@portal/shared/contract/agents/contract-calls';
import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { Member } from '../../member/index.ts';
import type { Span } from '../figures/figures-door.ts';

/** Terms both sides have agreed on; never changed but for its end. */
export interface AgreedVersion {
  id: string;
  contractId: string;
  /** From 1, within its contract. */
  no: number;
  kind: ContractKind;
  /** Who receives. */
  agentId: string;
  /** Who has offered it; absent: the house. */
  uplineId?: string | undefined;
  paidBy: PaidBy;
  terms: ContractTerms;
  offeredAt: Date;
  acceptedAt: Date;
  /** Start of a period of its kind; in force until `until`, which is not in it. */
  from: Date;
  until?: Date | undefined;
}

/** What other rooms ask of contracts. */
export interface ContractBook {
  /** Versions of a kind that were in force at some moment of the span, by contract and number. */
  inForce(kind: ContractKind, span: Span): Promise<AgreedVersion[]>;
  version(versionId: string): Promise<AgreedVersion | undefined>;
  /** Highest rates of the contracts in force with the one above. */
  ratesOf(agentIds: readonly string[]): Promise<Map<string, { kind: ContractKind; rate: number }[]>>;
  /**
   * Whether an agent may offer these to an agent directly below it. Without one of its own it may offer nothing.
   * @throws Refusal `contract_off`, `rate_above_own`, `period_not_own`, `carry_loss_not_own`, `tiers_out_of_order`
   */
  assertOffers(upline: Member, offers: readonly ContractTerms[]): Promise<void>;
  /** Offers to a new agent, checked again, in the transaction around it. @throws Refusal as `assertOffers` */
  offerToNewcomer(upline: Member, newcomer: Member, offers: readonly ContractTerms[]): Promise<void>;
}
