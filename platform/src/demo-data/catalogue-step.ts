import { readFile } from 'node:fs/promises';
import { cockfightVendor } from '@portal/shared/contract/constants';
import { type CatalogueFile, demoStudio as studio } from '../modules/games/index.ts';
import type { DemoStep } from './demo-step.ts';
import { lotteryGames } from './lottery-games.ts';

type Game = CatalogueFile['games'][number];
/** A game as the studio publishes it; slots have no game type. */
type StudioGame = Omit<Game, 'gameType'> & Partial<Pick<Game, 'gameType'>>;

/** The games that the demo studio publishes, as data like that of every vendor. */
const studioList = new URL('../../../demo-vendor/catalogue.json', import.meta.url);

const studioVendors: CatalogueFile['vendors'] = [
  { vassalage: 'LANTERN', name: 'Lantern Originals', gameType: 'RNG', isHot: true },
  { vassalage: 'JADE', name: 'Jade Garden', gameType: 'RNG', isHot: true },
  { vassalage: 'TIDE', name: 'Tide Games', gameType: 'RNG', isHot: true },
  { vassalage: 'EMBER', name: 'Ember Play', gameType: 'RNG' },
  { vassalage: 'NOVA', name: 'Nova Reels', gameType: 'RNG' },
  { vassalage: 'MANGO', name: 'Mango Slots', gameType: 'RNG' },
  { vassalage: 'ORCHID', name: 'Orchid', gameType: 'RNG' },
  { vassalage: 'KITE', name: 'Kite', gameType: 'RNG', walletMode: 'transfer' },
  { vassalage: 'AURORA', name: 'Aurora Live', gameType: 'LIVE', isHot: true },
  { vassalage: 'HARBOUR', name: 'Harbour Tables', gameType: 'LIVE' },
  { vassalage: cockfightVendor, name: 'DS88 Cockfight', gameType: cockfightVendor, isHot: true },
  { vassalage: 'STADIUM', name: 'Stadium', gameType: 'SPORTS', isHot: true },
  { vassalage: 'WHISTLE', name: 'Whistle Sports', gameType: 'SPORTS' },
  { vassalage: 'AV', name: 'AV Esports', gameType: 'ESPORTS' },
  { vassalage: 'AI', name: 'AI Esports', gameType: 'ESPORTS' },
  { vassalage: 'IMES', name: 'IM Esports', gameType: 'ESPORTS', isHot: true },
  { vassalage: 'TF', name: 'TF Gaming', gameType: 'ESPORTS' },
  { vassalage: 'IA', name: 'IA Esports', gameType: 'ESPORTS' },
  { vassalage: 'CORAL', name: 'Coral Fishing', gameType: 'FISH', isHot: true },
  { vassalage: 'DEEPBLUE', name: 'Deep Blue', gameType: 'FISH' },
  { vassalage: 'TEAHOUSE', name: 'Teahouse Cards', gameType: 'PVP', isHot: true },
  { vassalage: 'PAVILION', name: 'Pavilion', gameType: 'PVP' },
  { vassalage: 'TCG_LOTTO_VN', name: 'Vietnam Lottery', gameType: 'LOTT', isHot: true },
  { vassalage: 'TCG_SEA', name: 'SEA Lottery', gameType: 'LOTT' },
  { vassalage: 'LOTT', name: 'Fast Lottery', gameType: 'LOTT' },
  { vassalage: 'ELOTT', name: 'E-Lottery', gameType: 'ELOTT' },
];

/** Sorts slots by the seed of their artwork, so that games of one theme are not adjacent; other rooms as published. */
function inOrder(list: readonly StudioGame[]): Game[] {
  const games = list.map((game) => ({ ...game, gameType: game.gameType ?? 'RNG' }));
  const slots = games.filter(({ gameType }) => gameType === 'RNG').sort((a, b) => a.seed - b.seed);
  return [...slots, ...games.filter(({ gameType }) => gameType !== 'RNG')];
}

export const catalogueStep: DemoStep = {
  name: 'catalogue',
  async run(_kernel, { games, lottery, wallet }) {
    const list: StudioGame[] = JSON.parse(await readFile(studioList, 'utf8'));
    await games.importCatalogue({ provider: studio, vendors: studioVendors, games: inOrder(list) });
    await lottery.addGames(lotteryGames);
    await wallet.openAccounts([games.studioAccount(studio)]);
    if (!(await games.hasKey(studio))) await games.handOverKey(studio);
  },
};
