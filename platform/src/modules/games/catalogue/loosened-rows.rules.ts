import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import type { CatalogueFile } from './import-catalogue.ts';

/** What of a game in the catalogue decides what pays. */
interface PayingGame {
  gameType: string;
  maxBetMinor: bigint;
  hasJackpot: boolean;
}

interface PayingCatalogue {
  /** Vendors with their categories; see `vendorKey`. */
  vendors: ReadonlySet<string>;
  /** Games of this studio by game code. */
  games: ReadonlyMap<string, PayingGame>;
}

interface SplitFile {
  /** What one person may import. */
  rest: CatalogueFile;
  /** What loosens money and waits for two. */
  heldBack: CatalogueFile;
  /** A line for each row held back, in words; games that wait for their new vendor alone are one line. */
  changes: string[];
}

type Game = CatalogueFile['games'][number];

export const vendorKey = ({ vassalage, gameType }: { vassalage: string; gameType: string }) =>
  `${vassalage} ${gameType}`;

/**
 * Splits a checked file: rows that loosen money are held back. These are new vendors with their games, a game that gets a
 * jackpot or another type, and stakes higher than before, for a new game than of every game of its studio.
 */
export function splitFile(file: CatalogueFile, known: PayingCatalogue): SplitFile {
  const isNewVendor = (row: { vassalage: string; gameType: string }) => !known.vendors.has(vendorKey(row));
  const highest = [...known.games.values()].reduce(
    (most, { maxBetMinor }) => (maxBetMinor > most ? maxBetMinor : most),
    0n,
  );
  const looser = file.games.map((game) => ({ game, change: loosening(game, known.games.get(game.gameCode), highest) }));
  const [vendors, newVendors] = [file.vendors.filter((row) => !isNewVendor(row)), file.vendors.filter(isNewVendor)];
  const isHeldBack = ({ game, change }: (typeof looser)[number]) => change !== undefined || isNewVendor(game);
  const heldBack = looser.filter(isHeldBack);
  const withVendor = heldBack.filter(({ change }) => change === undefined).length;
  return {
    rest: { ...file, vendors, games: looser.filter((each) => !isHeldBack(each)).map(({ game }) => game) },
    heldBack: { ...file, vendors: newVendors, games: heldBack.map(({ game }) => game) },
    changes: [
      ...newVendors.map((vendor) => `vendor ${vendorKey(vendor)}: new, ${vendor.walletMode ?? 'seamless'}`),
      ...heldBack.flatMap(({ game, change }) => (change === undefined ? [] : `game ${game.gameCode}: ${change}`)),
      ...(withVendor > 0 ? [`${withVendor} games of new vendors`] : []),
    ],
  };
}

/** Says in words what a game loosens; undefined if nothing. */
function loosening(game: Game, before: PayingGame | undefined, highest: bigint): string | undefined {
  const bound = before?.maxBetMinor ?? highest;
  const changes = [
    game.hasJackpot && !before?.hasJackpot ? 'jackpot' : '',
    before && before.gameType !== game.gameType ? `type ${before.gameType} to ${game.gameType}` : '',
    minorUnits(game.maxBet) > bound ? `stakes up to ${game.maxBet}, before ${amountFromMinor(bound)}` : '',
  ].filter(Boolean);
  return changes.length > 0 ? changes.join(', ') : undefined;
}
