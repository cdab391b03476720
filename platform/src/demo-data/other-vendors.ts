import type { CatalogueFile } from '../modules/games/index.ts';

/** Vendors whose games are the lotteries of the platform itself. */
export const otherVendors: CatalogueFile = {
  provider: 'partner-studios',
  vendors: [
    { vassalage: 'TCG_LOTTO_VN', name: 'Vietnam Lottery', gameType: 'LOTT', isHot: true },
    { vassalage: 'TCG_SEA', name: 'SEA Lottery', gameType: 'LOTT' },
    { vassalage: 'LOTT', name: 'Fast Lottery', gameType: 'LOTT' },
    { vassalage: 'ELOTT', name: 'E-Lottery', gameType: 'ELOTT' },
  ],
  games: [],
};
