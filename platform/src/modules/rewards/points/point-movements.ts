import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { type listPointMovements, type PointMovement, pointMovements } from '@portal/shared/contract/rewards/points';
import { recordMonths } from '@portal/shared/contract/time/record-period';
import { recordPeriodOf } from '../../../kernel/time/record-period.rules.ts';
import type { RecordLine } from '../../wallet/index.ts';
import { pointsOf } from './point-accounts.ts';
import type { PointsDeps } from './points-deps.ts';

type Answer = CallResult<typeof listPointMovements>;

/**
 * Reads the movements of a member's points from the ledger.
 * @throws Refusal `invalid_input` for a period that cannot be shown
 */
export async function pointRecord(
  { kernel, settings, wallet }: PointsDeps,
  memberId: string,
  { from, to, type, ...page }: CallParsedInput<typeof listPointMovements>,
): Promise<Answer> {
  const timeZone = await settings.get('timeZone');
  const now = kernel.clock.now();
  const period = recordPeriodOf({ from, to }, { timeZone, now, months: recordMonths.screen });
  const kinds = (type ? [type] : pointMovements).map((movement) => `points_${movement}`);
  const { lines, totals, totalPages } = await wallet.accountRecord(pointsOf(memberId), { ...page, period, kinds });
  return {
    list: lines.flatMap(toWire),
    totalPages,
    totals: { movements: totals.movements, in: Number(totals.in), out: Number(totals.out) },
    period: { from: period.from, to: period.to },
  };
}

function toWire({ id, kind, reference, meta, amount, balanceAfter, at }: RecordLine): Answer['list'] {
  const type = movementOf(kind);
  if (!type) return [];
  const source = sourceOf(meta);
  return [
    {
      id: String(id),
      type,
      reference,
      at: at.toISOString(),
      ...(source && { source }),
      points: Number(amount),
      balanceBefore: Number(balanceAfter - amount),
      balanceAfter: Number(balanceAfter),
    },
  ];
}

const movementOf = (kind: string): PointMovement | undefined =>
  pointMovements.find((movement) => kind === `points_${movement}`);

function sourceOf(meta: unknown): string | undefined {
  if (typeof meta !== 'object' || meta === null || !('points' in meta)) return undefined;
  return typeof meta.points === 'string' ? meta.points : undefined;
}

const always = { start: new Date(0), end: new Date('2200-01-01T00:00:00.000Z') };

/** Sums points from rewards: those of the type `redeem`. */
export async function rewardedPoints({ wallet }: PointsDeps, memberId: string): Promise<number> {
  const asked = { period: always, kinds: ['points_rewarded'], pageNo: 1, pageSize: 1 };
  return Number((await wallet.accountRecord(pointsOf(memberId), asked)).totals.in);
}
