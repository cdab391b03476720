import type { CatalogueFile } from '../modules/games/index.ts';

type Vendor = CatalogueFile['vendors'][number];
type Game = CatalogueFile['games'][number];

/** Vendors of the categories beside slots. Their studios connect later, which their games say. */
const vendors: Vendor[] = [
  { vassalage: 'TEAHOUSE', name: 'Teahouse Cards', gameType: 'PVP', isHot: true },
  { vassalage: 'PAVILION', name: 'Pavilion', gameType: 'PVP' },
  { vassalage: 'TCG_LOTTO_VN', name: 'Vietnam Lottery', gameType: 'LOTT', isHot: true },
  { vassalage: 'TCG_SEA', name: 'SEA Lottery', gameType: 'LOTT' },
  { vassalage: 'LOTT', name: 'Fast Lottery', gameType: 'LOTT' },
  { vassalage: 'ELOTT', name: 'E-Lottery', gameType: 'ELOTT' },
];

const names: Record<string, [theme: string, ...games: string[]]> = {
  TEAHOUSE: ['cards', 'Teahouse Thirteen', 'Teahouse Rummy', 'Bull Bull'],
  PAVILION: ['mahjong', 'Pavilion Mahjong', 'Three Kings', 'Big Two'],
};

function gamesOf(vendor: Vendor): Game[] {
  const [theme = 'lantern', ...gameNames] = names[vendor.vassalage] ?? [];
  return gameNames.map((gameName, index) => ({
    gameCode: `${vendor.vassalage}-${gameName}`.toLowerCase().replaceAll(' ', '-'),
    gameName,
    gameType: vendor.gameType,
    vassalage: vendor.vassalage,
    theme,
    seed: [...gameName].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000, 7 + index),
    minBet: '1.00',
    maxBet: '10000.00',
    lines: 0,
    hasJackpot: false,
    isHot: index === 0,
    isNew: false,
    unavailable: 'opens_later' as const,
  }));
}

export const otherVendors: CatalogueFile = {
  provider: 'partner-studios',
  vendors,
  games: vendors.flatMap(gamesOf),
};
