import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Volatility } from '@portal/shared/contract/games/game-figures';
import type { GameRoom } from '@portal/shared/contract/games/rooms';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, vendors } from '../games.tables.ts';
import { storeOrigin } from '../vendors/studio-origins.ts';

interface CatalogueVendor {
  vassalage: string;
  name: string;
  gameType: string;
  isHot?: boolean | undefined;
  walletMode?: 'seamless' | 'transfer' | undefined;
  opensIn?: 'frame' | 'popup' | undefined;
  image?: string | undefined;
  unavailable?: 'maintenance' | 'opens_later' | undefined;
}

interface CatalogueGame {
  gameCode: string;
  gameName: string;
  /** In other languages; search matches each of them. */
  names?: Partial<Record<LanguageCode, string>> | undefined;
  gameType: string;
  vassalage: string;
  gameClassify?: string | undefined;
  theme: string;
  seed: number;
  minBet: string;
  maxBet: string;
  returnPercent?: number | undefined;
  lowestReturnPercent?: number | undefined;
  volatility?: Volatility | undefined;
  lines: number;
  hasJackpot: boolean;
  isHot: boolean;
  isNew: boolean;
  isGame?: 'GAME' | 'VASSALAGE' | undefined;
  rooms?: readonly GameRoom[] | undefined;
  image?: string | undefined;
  unavailable?: 'maintenance' | 'opens_later' | undefined;
}

/** A studio's file: its vendors and games. */
export interface CatalogueFile {
  provider: string;
  /** Where its pages are; absent keeps the known origin. */
  origin?: string | undefined;
  vendors: readonly CatalogueVendor[];
  games: readonly CatalogueGame[];
}

const rowsPerInsert = 200;

function vendorRow(provider: string, vendor: CatalogueVendor, position: number) {
  return {
    ...vendor,
    provider,
    studioName: vendor.name,
    accountTypeId: `${provider}-${vendor.vassalage}`,
    isHot: vendor.isHot ?? false,
    walletMode: vendor.walletMode ?? 'seamless',
    opensIn: vendor.opensIn ?? 'frame',
    position,
  };
}

function gameRow(provider: string, game: CatalogueGame, position: number) {
  return {
    nodeId: `${provider}.${game.gameCode}`,
    provider,
    gameCode: game.gameCode,
    name: game.gameName,
    names: game.names ?? {},
    gameType: game.gameType,
    vassalage: game.vassalage,
    classify: game.gameClassify ?? null,
    isHot: game.isHot,
    isNew: game.isNew,
    minBetMinor: minorUnits(game.minBet),
    maxBetMinor: minorUnits(game.maxBet),
    returnPercent: game.returnPercent ?? null,
    lowestReturnPercent: game.lowestReturnPercent ?? null,
    volatility: game.volatility ?? null,
    lines: game.lines,
    hasJackpot: game.hasJackpot,
    theme: game.theme,
    seed: game.seed,
    rooms: game.rooms ?? [],
    isGame: game.isGame ?? 'GAME',
    image: game.image ?? null,
    position,
    unavailable: game.unavailable ?? null,
  };
}

/** Adds a studio's vendors and games to the catalogue, all or nothing; existing ones stay unchanged. */
export async function importCatalogue(kernel: Kernel, file: CatalogueFile): Promise<void> {
  const { provider, origin } = file;
  await kernel.database.transaction(async () => {
    if (origin !== undefined) await storeOrigin(kernel, provider, origin);
    const vendorRows = file.vendors.map((vendor, index) => vendorRow(provider, vendor, index));
    if (vendorRows.length > 0) await kernel.db.insert(vendors).values(vendorRows).onConflictDoNothing();
    const rows = file.games.map((game, index) => gameRow(provider, game, index));
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      await kernel.db
        .insert(games)
        .values(rows.slice(from, from + rowsPerInsert))
        .onConflictDoNothing();
    }
  });
}

const isNew = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);

/**
 * Adds a studio's vendors and games, all or nothing, and updates existing ones; its origin stays. What the operator decides stays: order,
 * hot flag, status, where games open, a picture that the file does not replace, and a vendor name the operator has set.
 * So does a vendor's wallet mode, which decides where players' money is, and the vendor of a game.
 */
export async function renewCatalogue(kernel: Kernel, file: CatalogueFile): Promise<void> {
  const { provider } = file;
  await kernel.database.transaction(async () => {
    const vendorRows = file.vendors.map((vendor, index) => vendorRow(provider, vendor, index));
    const name = sql`case when ${vendors.name} = coalesce(${vendors.studioName}, ${vendors.name})
      then ${isNew(vendors.name)} else ${vendors.name} end`;
    const vendorSet = { name, studioName: isNew(vendors.studioName) };
    if (vendorRows.length > 0)
      await kernel.db
        .insert(vendors)
        .values(vendorRows)
        .onConflictDoUpdate({ target: [vendors.vassalage, vendors.gameType], set: vendorSet });
    const rows = file.games.map((game, index) => gameRow(provider, game, index));
    const renewed = ['name', 'names', 'gameType', 'classify', 'isNew', 'minBetMinor', 'maxBetMinor', 'lines'] as const;
    const figures = ['returnPercent', 'lowestReturnPercent', 'volatility'] as const;
    const drawn = ['hasJackpot', 'rooms', 'isGame', 'theme', 'seed'] as const;
    const image = sql`coalesce(${isNew(games.image)}, ${games.image})`;
    const set = {
      ...Object.fromEntries([...renewed, ...figures, ...drawn].map((key) => [key, isNew(games[key])])),
      image,
    };
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      const part = rows.slice(from, from + rowsPerInsert);
      await kernel.db.insert(games).values(part).onConflictDoUpdate({ target: games.nodeId, set });
    }
  });
}
