import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';
import type { lotteryGames } from './lottery.tables.ts';
import { nextDraw } from './next-draw.rules.ts';

type Row = typeof lotteryGames.$inferSelect;

const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

export function lotteryView(row: Row, now: Date): LotteryGame {
  const prizeMode = prizeModes.find((mode) => mode === row.prizeMode);
  if (!prizeMode) throw new Error(`unknown prize mode ${row.prizeMode}`);
  return {
    gameId: row.gameId,
    gameCode: row.gameCode,
    gameName: row.name,
    vassalage: row.vassalage,
    prizeMode,
    group: row.groupCode,
    defaultPlayType: row.defaultPlayType,
    nextDrawAt: nextDraw(now, row.drawEverySeconds)?.toISOString(),
    theme: row.theme,
    seed: row.seed,
    unavailable:
      row.unavailable === null ? undefined : row.unavailable === 'opens_later' ? 'opens_later' : 'maintenance',
  };
}
