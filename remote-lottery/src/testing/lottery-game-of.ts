import type { LotteryGame } from '@portal/shared/contract/lottery/menus';

const vendorNames: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: 'Vietnam Lottery',
  TCG_SEA: 'SEA Lottery',
  LOTT: 'Fast Lottery',
  ELOTT: 'E-Lottery',
};

/** A fast game of the vendor LOTT, unless `more` says otherwise. */
export function lotteryGameOf(gameCode: string, more: Partial<LotteryGame> = {}): LotteryGame {
  const vassalage = more.vassalage ?? 'LOTT';
  return {
    gameId: `${vassalage}.${gameCode}`,
    nodeId: `lantern.${gameCode}`,
    gameType: vassalage === 'ELOTT' ? 'ELOTT' : 'LOTT',
    gameCode,
    gameName: gameCode,
    vassalage,
    vendorName: vendorNames[vassalage] ?? vassalage,
    prizeMode: 'ZY',
    group: 'FAST',
    defaultPlayType: 'BIG_SMALL',
    theme: 'dice',
    seed: 1,
    opensIn: 'popup',
    ...more,
  };
}
