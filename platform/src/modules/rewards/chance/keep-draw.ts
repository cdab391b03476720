import type { ChanceGame } from '@portal/shared/contract/rewards/chance-shapes';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { chanceDraws, type DrawRow } from './chance.tables.ts';
import type { ChanceRoom } from './chance-room.ts';
import { drawNames } from './draw-names.ts';

/** A draw that is recorded and paid, and the commitment of the member's next one. */
export interface Kept {
  draw: DrawRow;
  nextCommitment: string;
}

export interface NewDraw extends Omit<DrawRow, 'id' | 'at' | 'serverSeed' | 'game'> {
  game: ChanceGame;
  seed: { serverSeed: string; nextCommitment: string };
}

/** @throws Refusal `chance_day_cap`; the member has to be held, or two draws at once would both be the last */
export async function assertDayCap(
  { kernel: { db } }: ChanceRoom,
  { memberId, game, day, perDay }: { memberId: string; game: ChanceGame; day: string; perDay: number },
): Promise<void> {
  const isOfDay = and(eq(chanceDraws.memberId, memberId), eq(chanceDraws.game, game), eq(chanceDraws.day, day));
  if ((await db.$count(chanceDraws, isOfDay)) >= perDay) throw new Refusal('chance_day_cap');
}

/** Records the draw and pays what it gave; in the transaction around it, so that neither is there without the other. */
export async function keepDraw({ kernel, deps }: ChanceRoom, { seed, ...drawn }: NewDraw): Promise<Kept> {
  const draw = { ...drawn, id: newId(), at: kernel.clock.now(), serverSeed: seed.serverSeed };
  await kernel.db.insert(chanceDraws).values(draw);
  const { memberId, game, amountMinor, points, turnoverPercent } = draw;
  const given = { amountMinor, points, turnoverPercent };
  if (amountMinor > 0n || points > 0n)
    await deps.grants.giveAndPay({ memberId, source: game, reference: draw.id, name: drawNames[game], ...given });
  kernel.live.publish(memberId, { type: 'rewards', what: 'chance' });
  return { draw, nextCommitment: seed.nextCommitment };
}
