import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { ChanceDraw, EnvelopeDrop } from '@portal/shared/contract/rewards/chance-shapes';
import type { DrawRow, DropRow } from './chance.tables.ts';

/** A draw as it is told, with all that it takes to do it again. */
export function showDraw({ game, basis, dropId, ...row }: DrawRow): ChanceDraw {
  const { id, at, amountMinor, points, turnoverPercent, commitment, serverSeed, clientSeed, number, bound } = row;
  const drawn = {
    ...{ id, at: at.toISOString(), commitment, serverSeed, clientSeed, number, bound },
    amount: amountFromMinor(amountMinor),
    points: Number(points),
    turnover: amountFromMinor((amountMinor * BigInt(turnoverPercent)) / 100n),
  };
  if (game !== 'envelope' && 'prizes' in basis) return { ...drawn, game, ...basis };
  if (game === 'envelope' && 'leftMinor' in basis && dropId !== null) {
    const { share, leftMinor, leftCount } = basis;
    return { ...drawn, game, dropId, share, leftBefore: amountFromMinor(BigInt(leftMinor)), countBefore: leftCount };
  }
  throw new Error(`The draw ${id} has the basis of another game`);
}

/** A drop as everybody sees it. */
export function showDrop(drop: DropRow): EnvelopeDrop {
  const { id, sumMinor, count, leftCount, share, startsAt, endsAt } = drop;
  return {
    ...{ id, count, share, left: leftCount, sum: amountFromMinor(sumMinor) },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}
