import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { percentOf } from '@portal/shared/contract/money/money-parts';
import type { ChanceDraw, EnvelopeDrop, RaffleDraw } from '@portal/shared/contract/rewards/chance-shapes';
import type { DrawRow, DropRow } from '../chance.tables.ts';

/** Fields that every draw shows. */
function drawnOf(row: DrawRow) {
  const { id, at, amountMinor, points, turnoverPercent, commitment, serverSeed, clientSeed, number, bound } = row;
  return {
    id,
    at: at.toISOString(),
    commitment,
    serverSeed,
    clientSeed,
    number,
    bound,
    amount: amountFromMinor(amountMinor),
    points: Number(points),
    turnover: amountFromMinor(percentOf(amountMinor, turnoverPercent)),
  };
}

/** Shows a raffle ticket with all that is needed to reproduce it. */
export function showTicket(row: DrawRow): RaffleDraw {
  const { game, basis, id } = row;
  if (game === 'raffle' && 'urn' in basis) return { ...drawnOf(row), game, ...basis };
  throw new Error(`The draw ${id} is of no raffle`);
}

/** Shows a draw with all that is needed to reproduce it. */
export function showDraw(row: DrawRow): ChanceDraw {
  const { id, game, basis, dropId } = row;
  const drawn = drawnOf(row);
  if ((game === 'wheel' || game === 'egg') && 'prizes' in basis) return { ...drawn, game, ...basis };
  if (game === 'envelope' && 'leftMinor' in basis && dropId !== null) {
    const { share, leftMinor, leftCount } = basis;
    return { ...drawn, game, dropId, share, leftBefore: amountFromMinor(BigInt(leftMinor)), countBefore: leftCount };
  }
  throw new Error(`The draw ${id} has the basis of another game`);
}

/** Shows a drop to everyone. */
export function showDrop(drop: DropRow): EnvelopeDrop {
  const { id, sumMinor, count, leftCount, share, startsAt, endsAt } = drop;
  return {
    id,
    count,
    share,
    left: leftCount,
    sum: amountFromMinor(sumMinor),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
