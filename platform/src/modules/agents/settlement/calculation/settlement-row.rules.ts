import { newId } from '../../../../kernel/database/ids.ts';
import { uplineIds } from '../../../accounts/index.ts';
import type { AgreedVersion } from '../../contracts/contracts-api.ts';
import type { Span } from '../../figures/figures-api.ts';
import type { Settlement } from '../settlement.tables.ts';
import { type Earned, earnedOf, realTimeGross } from './formulas.rules.ts';
import type { PeriodFigures } from './read-figures.ts';

interface PeriodContext {
  carriedInMinor: bigint;
  depth: number;
  /** Path of the receiver when the period began. */
  uplinePath: string;
  settledAt: Date;
}

/**
 * Returns the path if the contract's upline is the direct upline in it; otherwise only both sides, because what is
 * above is unknown.
 */
export function receiverPath({ agentId, uplineId }: Pick<AgreedVersion, 'agentId' | 'uplineId'>, path = ''): string {
  if (path && uplineIds(path).at(-1) === uplineId) return path;
  return uplineId ? `${uplineId}.${agentId}.` : `${agentId}.`;
}

/** Computes the result of a version's period from its figures. */
export function earnedBy(
  { terms }: Pick<AgreedVersion, 'terms'>,
  figures: PeriodFigures,
  lossCarriedInMinor: bigint,
): Earned {
  if (terms.kind === 'realtime') {
    const grossMinor = figures.of === 'realtime' ? realTimeGross(terms, figures.nets) : 0n;
    return { tier: undefined, rate: terms.profitRate, grossMinor, lossCarriedOutMinor: 0n };
  }
  if (figures.of === 'realtime') throw new Error(`${terms.kind} is not computed by nets of players`);
  return earnedOf(terms, figures.sums, lossCarriedInMinor);
}

/** Makes the row of a period with inputs and result, to be paid. */
export function settlementRow(
  version: AgreedVersion,
  span: Span,
  figures: PeriodFigures,
  context: PeriodContext,
): Settlement {
  const { carriedInMinor: lossCarriedInMinor, depth, uplinePath, settledAt } = context;
  const earned = earnedBy(version, figures, lossCarriedInMinor);
  return {
    id: newId(),
    contractId: version.contractId,
    versionId: version.id,
    kind: version.kind,
    agentId: version.agentId,
    uplineId: version.uplineId ?? null,
    payerId: payerOf(version),
    depth,
    uplinePath,
    periodStart: span.start,
    periodEnd: span.end,
    ...columnsOf(figures),
    carriedInMinor: lossCarriedInMinor,
    carriedOutMinor: earned.lossCarriedOutMinor,
    tier: earned.tier ?? null,
    rate: earned.rate,
    grossMinor: earned.grossMinor,
    taken: [],
    takenMinor: 0n,
    amountMinor: 0n,
    state: 'pending',
    settledAt,
    paidAt: null,
  };
}

/** A contract with the platform is paid by the platform. */
function payerOf({ paidBy, uplineId }: AgreedVersion): string | null {
  return paidBy === 'upline' ? (uplineId ?? null) : null;
}

const noTeam = { winMinor: 0n, bonusMinor: 0n, rebateMinor: 0n, activeMembers: 0 };
const noNets = { losingMinor: 0n, winningMinor: 0n };

function columnsOf(figures: PeriodFigures) {
  if (figures.of === 'realtime') return { ...noTeam, ...figures.nets };
  const { rounds: _rounds, ...sums } = figures.sums;
  return { ...noNets, ...sums };
}
