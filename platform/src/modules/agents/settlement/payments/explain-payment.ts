import type { explainPayment } from '@portal/shared/contract/agents/contract-payments';
import type { ContractVersionView } from '@portal/shared/contract/agents/contracts';
import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { MemberModule } from '../../../accounts/index.ts';
import type { AgreedVersion } from '../../contracts/contracts-api.ts';
import { netOf } from '../calculation/formulas.rules.ts';
import type { Settlement } from '../settlement.tables.ts';
import type { FoundPayment } from './find-payment.ts';
import { showPayments } from './show-payment.ts';

type Explained = CallResult<typeof explainPayment>;

/** Explains a payment by its inputs, formula and version at the time of settlement. */
export async function explain(
  member: Pick<MemberModule, 'accountsOf'>,
  { settlement, version }: FoundPayment,
): Promise<Explained> {
  const [payment] = await showPayments(member, [settlement]);
  if (!payment) throw new Error(`Settlement ${settlement.id} has no view`);
  const accounts = await member.accountsOf(settlement.taken.map(({ agentId }) => agentId));
  return {
    payment,
    version: showVersion(version),
    figures: settlement.kind === 'realtime' ? realTimeFigures(settlement) : teamFigures(settlement),
    tier: settlement.tier ?? undefined,
    taken: settlement.taken.map(({ agentId, minor }) => ({
      account: accounts.get(agentId) ?? '',
      amount: amountFromMinor(BigInt(minor)),
    })),
  };
}

function showVersion({ no, terms, paidBy, offeredAt, acceptedAt, from, until }: AgreedVersion): ContractVersionView {
  return {
    no,
    terms,
    paidBy,
    offeredAt: offeredAt.toISOString(),
    acceptedAt: acceptedAt.toISOString(),
    from: from.toISOString(),
    until: until?.toISOString(),
  };
}

function teamFigures(settlement: Settlement): Explained['figures'] {
  return {
    of: 'team',
    validBet: amountFromMinor(settlement.validBetMinor),
    wins: amountFromMinor(settlement.winMinor),
    bonuses: amountFromMinor(settlement.bonusMinor),
    rebates: amountFromMinor(settlement.rebateMinor),
    net: amountFromMinor(netOf(settlement)),
    activeMembers: settlement.activeMembers,
    carriedIn: amountFromMinor(settlement.carriedInMinor),
    carriedOut: amountFromMinor(settlement.carriedOutMinor),
  };
}

function realTimeFigures({ losingMinor, winningMinor, validBetMinor }: Settlement): Explained['figures'] {
  return {
    of: 'realtime',
    losing: amountFromMinor(losingMinor),
    winning: amountFromMinor(winningMinor),
    validBet: amountFromMinor(validBetMinor),
  };
}
