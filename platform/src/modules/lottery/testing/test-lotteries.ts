import type { App } from '../../../app.ts';
import type { CatalogueFile } from '../../games/index.ts';
import { testProvider } from '../../games/testing/test-studio.ts';

const lotteries = [
  ['TCG_LOTTO_VN', 'MB', 'Lott', 'VN_NORTH', '2D'],
  ['TCG_LOTTO_VN', 'MB_FAST', 'Lott', 'VN_NORTH', '2D'],
  ['TCG_LOTTO_VN', 'MN_HCM', 'Lott', 'VN_SOUTH', '2D'],
  ['LOTT', 'FAST_1', 'ZY', 'FAST', 'BIG_SMALL'],
  ['TCG_SEA', 'THAI', 'SEA', 'SEA', '3TOP'],
  ['ELOTT', 'ELOTT_STAR', 'Elott', 'INSTANT', 'INSTANT'],
] as const;

const lotteryNames: Readonly<Record<string, CatalogueFile['games'][number]['names']>> = {
  MB: { CN: '越南北部', TH: 'หวยฮานอย' },
  THAI: { CN: '泰国彩', MY: 'Cabutan Thai', VN: 'Xổ số Thái Lan', TH: 'หวยไทย' },
};

const vendorNames = { TCG_LOTTO_VN: 'Vietnam', LOTT: 'Fast', TCG_SEA: 'SEA', ELOTT: 'Instant' } as const;
const typeOf = (vassalage: string) => (vassalage === 'ELOTT' ? 'ELOTT' : 'LOTT');

/**
 * Adds lotteries of the test studio under all four labels, in the catalogue and in the menus; stakes from 0.50 to
 * 100.00.
 */
export async function addTestLotteries({ modules }: App): Promise<void> {
  await modules.games.importCatalogue({
    provider: testProvider,
    vendors: Object.entries(vendorNames).map(([vassalage, name]) => ({ vassalage, name, gameType: typeOf(vassalage) })),
    games: lotteries.map(([vassalage, gameCode]) => ({
      gameCode,
      gameName: `The ${gameCode}`,
      names: lotteryNames[gameCode],
      gameType: typeOf(vassalage),
      vassalage,
      theme: 'lottery',
      seed: 7,
      minBet: '0.50',
      maxBet: '100.00',
      lines: 0,
      hasJackpot: false,
      isHot: true,
      isNew: false,
    })),
  });
  await modules.lottery.addGames(
    lotteries.map(([vassalage, gameCode, prizeMode, groupCode, defaultPlayType]) => ({
      gameId: `${vassalage}.${gameCode}`,
      gameCode,
      vassalage,
      prizeMode,
      groupCode,
      defaultPlayType,
      groupName: `Group ${groupCode}`,
    })),
  );
}
