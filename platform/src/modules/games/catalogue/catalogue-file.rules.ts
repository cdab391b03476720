import { type BadRow, catalogueGame, catalogueVendor } from '@portal/shared/contract/games/operator-catalogue';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import type * as v from 'valibot';
import { isAllowed } from '../../content/index.ts';
import { type OwnAddresses, originFault } from '../vendors/studio-origin.rules.ts';
import { type ReadRow, readRow } from './catalogue-row.rules.ts';
import type { CatalogueFile } from './import-catalogue.ts';

/** A vendor that exists in the catalogue. */
interface KnownVendor {
  vassalage: string;
  gameType: string;
  provider: string;
  walletMode: string;
}

/** What the file is checked against. */
interface KnownCatalogue extends OwnAddresses {
  vendors: readonly KnownVendor[];
  /** Vendors of the games of this studio, by game code. */
  games: ReadonlyMap<string, string>;
  /** Origin of this studio from an earlier file. */
  origin: string | undefined;
  /** Other origins whose pictures the catalogue may show, beside the one that the file names. */
  pictureOrigins: ReadonlySet<string>;
}

type CheckedFile = { file: CatalogueFile } | { badRows: BadRow[] };

interface RawFile {
  provider: string;
  origin?: string | undefined;
  vendors: readonly unknown[];
  games: readonly unknown[];
}

type Fault = (index: number, field: string, code: string) => void;

/**
 * Returns the checked file, or everything wrong with it: fields, duplicate rows, and vendors that are unknown or of
 * another studio.
 */
export function checkCatalogueFile(raw: RawFile, known: KnownCatalogue): CheckedFile {
  const badRows: BadRow[] = [];
  const faultsOf =
    (list: BadRow['list']): Fault =>
    (index, field, code) =>
      badRows.push({ list, index, field, code });
  const { provider, origin } = raw;
  const wrongOrigin = origin === undefined ? undefined : originFault(origin, known);
  if (origin === undefined && known.origin === undefined) faultsOf('studio')(0, 'origin', 'required');
  if (wrongOrigin) faultsOf('studio')(0, 'origin', wrongOrigin);
  const vendors = raw.vendors.map((row) => readRow(catalogueVendor, row));
  const games = raw.games.map((row) => readRow(catalogueGame, row));
  checkVendors(vendors, provider, known.vendors, faultsOf('vendors'));
  // Pages show pictures of the file's own origin only once it is the studio's.
  const pictureOrigins = new Set([...known.pictureOrigins, ...(origin === undefined ? [] : [origin])]);
  checkPictures(vendors, pictureOrigins, faultsOf('vendors'));
  checkPictures(games, pictureOrigins, faultsOf('games'));
  checkGames(
    games,
    { vendorKeys: vendorKeysOf(vendors, provider, known.vendors), known: known.games },
    faultsOf('games'),
  );
  if (badRows.length > 0) return { badRows: badRows.sort(byFilePosition) };
  return {
    file: {
      provider,
      origin,
      vendors: vendors.flatMap(({ row }) => row ?? []),
      games: games.flatMap(({ row }) => row ?? []),
    },
  };
}

type VendorRow = ReadRow<v.InferOutput<typeof catalogueVendor>>;
type GameRow = ReadRow<v.InferOutput<typeof catalogueGame>>;

/** Key of a vendor in one category; undefined while either is invalid. */
function keyOf({ vassalage, gameType }: { vassalage?: string; gameType?: string }): string | undefined {
  return vassalage && gameType && `${vassalage} ${gameType}`;
}

function checkVendors(rows: readonly VendorRow[], provider: string, known: readonly KnownVendor[], bad: Fault): void {
  // A vendor name belongs to one studio in every category: games are found by name and code.
  const foreign = new Set(known.filter((one) => one.provider !== provider).map(({ vassalage }) => vassalage));
  const modes = new Map(known.map((one) => [keyOf(one), one.walletMode]));
  const seen = new Set<string>();
  for (const [index, { fields, faults }] of rows.entries()) {
    for (const { field, code } of faults) bad(index, field, code);
    const mode = modes.get(keyOf(fields));
    // The wallet mode decides where players' money is, so an existing vendor keeps it, and a file that changes it is
    // refused.
    if (mode && fields.walletMode && fields.walletMode !== mode) bad(index, 'walletMode', 'wallet_mode_stays');
    if (fields.vassalage && foreign.has(fields.vassalage)) bad(index, 'vassalage', 'foreign_vendor');
    const key = keyOf(fields);
    if (!key) continue;
    if (seen.has(key)) bad(index, 'vassalage', 'duplicate');
    seen.add(key);
  }
}

function checkPictures(rows: readonly (VendorRow | GameRow)[], allowed: ReadonlySet<string>, bad: Fault): void {
  for (const [index, { row }] of rows.entries())
    if (row?.image && !isAllowed(row.image, allowed)) bad(index, 'image', 'foreign_origin');
}

/** Vendors that games may name: those of this studio and those in the file, even if they have other faults. */
function vendorKeysOf(
  rows: readonly VendorRow[],
  provider: string,
  known: readonly KnownVendor[],
): ReadonlySet<string> {
  const own = known.filter((one) => one.provider === provider).map(keyOf);
  return new Set([...own, ...rows.map(({ fields }) => keyOf(fields))].filter((key) => key !== undefined));
}

interface GameChecks {
  vendorKeys: ReadonlySet<string>;
  known: KnownCatalogue['games'];
}

function checkGames(rows: readonly GameRow[], { vendorKeys, known }: GameChecks, bad: Fault): void {
  const seen = new Set<string>();
  for (const [index, { fields, faults }] of rows.entries()) {
    for (const { field, code } of faults) bad(index, field, code);
    const { gameCode, minBet, maxBet, returnPercent, lowestReturnPercent, rooms = [] } = fields;
    if (gameCode && seen.has(gameCode)) bad(index, 'gameCode', 'duplicate');
    if (gameCode) seen.add(gameCode);
    const vendor = known.get(gameCode ?? '');
    // Suspensions and the largest wins are set by vendor: under another one a game would leave both.
    if (vendor && fields.vassalage && fields.vassalage !== vendor) bad(index, 'vassalage', 'vendor_stays');
    const key = keyOf(fields);
    if (key && !vendorKeys.has(key)) bad(index, 'vassalage', 'unknown_vendor');
    if (minBet && maxBet && minorUnits(minBet) > minorUnits(maxBet)) bad(index, 'maxBet', 'below_minimum');
    if (lowestReturnPercent !== undefined && !(lowestReturnPercent < (returnPercent ?? 0)))
      bad(index, 'lowestReturnPercent', 'not_below_return');
    checkRooms({ minBet, maxBet, rooms }, (field, code) => bad(index, field, code));
  }
}

/** Checks that the stakes of each room lie within those of its game, and that room ids are unique. */
function checkRooms(
  { minBet, maxBet, rooms }: Pick<Partial<v.InferOutput<typeof catalogueGame>>, 'minBet' | 'maxBet' | 'rooms'>,
  bad: (field: string, code: string) => void,
): void {
  const seen = new Set<string>();
  for (const [no, room] of (rooms ?? []).entries()) {
    if (seen.has(room.roomId)) bad(`rooms.${no}.roomId`, 'duplicate');
    seen.add(room.roomId);
    if (minorUnits(room.minBet) > minorUnits(room.maxBet)) bad(`rooms.${no}.maxBet`, 'below_minimum');
    if (minBet && minorUnits(room.minBet) < minorUnits(minBet)) bad(`rooms.${no}.minBet`, 'outside_of_game');
    if (maxBet && minorUnits(room.maxBet) > minorUnits(maxBet)) bad(`rooms.${no}.maxBet`, 'outside_of_game');
  }
}

const lists: readonly BadRow['list'][] = ['studio', 'vendors', 'games'];

/** In the order of the file's description. */
const byFilePosition = (a: BadRow, b: BadRow) => lists.indexOf(a.list) - lists.indexOf(b.list) || a.index - b.index;
