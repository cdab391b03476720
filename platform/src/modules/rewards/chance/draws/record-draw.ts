import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { ChanceGame } from '@portal/shared/contract/rewards/chance-shapes';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { newId } from '../../../../kernel/database/ids.ts';
import { chanceDraws, type DrawRow } from '../chance.tables.ts';
import type { ChanceContext } from '../chance-context.ts';

/** A recorded and paid draw, and the commitment of the member's next one. */
export interface RecordedDraw {
  draw: DrawRow;
  nextCommitment: string;
}

interface NewDraw extends Omit<DrawRow, 'id' | 'at' | 'serverSeed' | 'game'> {
  game: ChanceGame;
  seed: { serverSeed: string; nextCommitment: string };
}

/**
 * Needs a locked member, or two concurrent draws would both be the last.
 * @throws Refusal `chance_day_cap`
 */
export async function assertDayCap(
  { kernel: { db } }: ChanceContext,
  { memberId, game, day, perDay }: { memberId: string; game: ChanceGame; day: string; perDay: number },
): Promise<void> {
  const isOfDay = and(eq(chanceDraws.memberId, memberId), eq(chanceDraws.game, game), eq(chanceDraws.day, day));
  if ((await db.$count(chanceDraws, isOfDay)) >= perDay) throw new Refusal('chance_day_cap');
}

/** Records a draw and pays its prize in the caller's transaction: both or neither. */
export async function recordDraw({ kernel, deps }: ChanceContext, { seed, ...drawn }: NewDraw): Promise<RecordedDraw> {
  const draw = { ...drawn, id: newId(), at: kernel.clock.now(), serverSeed: seed.serverSeed };
  await kernel.db.insert(chanceDraws).values(draw);
  const { memberId, game, amountMinor, points, turnoverPercent } = draw;
  const given = { amountMinor, points, turnoverPercent };
  if (amountMinor > 0n || points > 0n)
    await deps.grants.giveAndPay({ memberId, source: game, reference: draw.id, name: drawNames[game], ...given });
  kernel.live.publish(memberId, { type: 'rewards', what: 'chance' });
  return { draw, nextCommitment: seed.nextCommitment };
}

/** Names of draw rewards in the reward centre. */
const drawNames: Readonly<Record<ChanceGame, Record<LanguageCode, string>>> = {
  wheel: {
    EN: 'Lucky wheel',
    TY: 'Lucky wheel',
    CN: '幸运转盘',
    MY: 'Roda bertuah',
    VN: 'Vòng quay may mắn',
    TH: 'วงล้อนำโชค',
  },
  egg: { EN: 'Golden egg', TY: 'Golden egg', CN: '金蛋', MY: 'Telur emas', VN: 'Trứng vàng', TH: 'ไข่ทองคำ' },
  envelope: { EN: 'Red envelope', TY: 'Red envelope', CN: '红包', MY: 'Sampul merah', VN: 'Bao lì xì', TH: 'อั่งเปา' },
};
