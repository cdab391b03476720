import type { CallOutput, CallParsedInput } from '@portal/shared/contract/calls/define-call';
import {
  type importGames,
  type listOperatorGames,
  maxBadRowsReported,
  type operatorGame,
  type operatorVendor,
  type setGame,
  type setVendor,
} from '@portal/shared/contract/games/operator-catalogue';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { readPage } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, vendors } from '../games.tables.ts';
import { mustBePublic } from '../vendors/studio-addresses.ts';
import { studioOrigin, studioOrigins } from '../vendors/studio-origins.ts';
import { checkCatalogueFile } from './catalogue-file.rules.ts';
import { gameTypeOf, statusOf } from './game-view.ts';
import { type HeldBack, heldBackOf, shownChanges, storeHeldBack, takeHeldBack } from './held-back-rows.ts';
import { renewCatalogue } from './import-catalogue.ts';
import { splitFile, vendorKey } from './loosened-rows.rules.ts';
import { isNamed } from './name-search.ts';

type OperatorGame = InferOutput<typeof operatorGame>;
type OperatorVendor = InferOutput<typeof operatorVendor>;

interface ImportOptions {
  /** Our other hosts. */
  domains?: readonly string[];
  /** Origins whose pictures the catalogue may show. */
  pictureOrigins?: ReadonlySet<string>;
  /** Whether rows that loosen money are left out and returned as `heldBack`. */
  holdsBack?: boolean;
}

type Imported = Pick<CallOutput<typeof importGames>, 'vendors' | 'games' | 'added'>;

/**
 * Imports a studio's file but for its origin, which is returned if it is not the studio's.
 * @throws Refusal `bad_rows`, and nothing is imported
 */
async function importGamesFile(
  kernel: Kernel,
  raw: CallParsedInput<typeof importGames>,
  { domains = [], pictureOrigins = new Set(), holdsBack = false }: ImportOptions = {},
): Promise<Imported & { newOrigin?: string; heldBack?: HeldBack }> {
  const known = await studioOrigin(kernel, raw.provider);
  const knownVendors = await kernel.db.select().from(vendors);
  const knownGames = await gamesByCode(kernel, raw.provider);
  const checked = checkCatalogueFile(raw, {
    vendors: knownVendors,
    games: new Map([...knownGames].map(([gameCode, { vassalage }]) => [gameCode, vassalage])),
    origin: known,
    publicOrigin: kernel.settings.PUBLIC_ORIGIN,
    domains,
    pictureOrigins,
    mustBePublic: mustBePublic(kernel.settings, raw.origin),
  });
  if ('badRows' in checked) {
    const { badRows } = checked;
    throw new Refusal('bad_rows', {
      params: { rows: badRows.length },
      value: { rows: badRows.slice(0, maxBadRowsReported), total: badRows.length },
    });
  }
  const { origin } = checked.file;
  const split = splitFile(checked.file, { vendors: new Set(knownVendors.map(vendorKey)), games: knownGames });
  const file = holdsBack ? split.rest : checked.file;
  const isHeldBack = holdsBack && split.changes.length > 0;
  const countGames = async () => {
    const [row] = await kernel.db.select({ games: count() }).from(games).where(eq(games.provider, file.provider));
    return row?.games ?? 0;
  };
  return kernel.database.transaction(async () => {
    const before = await countGames();
    await renewCatalogue(kernel, file);
    return {
      vendors: file.vendors.length,
      games: file.games.length,
      added: (await countGames()) - before,
      ...(origin !== undefined && origin !== known && { newOrigin: origin }),
      ...(isHeldBack && { heldBack: heldBackOf(split.heldBack, split.changes) }),
    };
  });
}

/**
 * Imports rows that two persons let through, once, if they still change what both saw.
 * @throws Refusal `proposal_stale`, `bad_rows`
 */
async function importHeldBack(
  kernel: Kernel,
  provider: string,
  { digest, changes, why }: Record<'digest' | 'changes' | 'why', string>,
  options: ImportOptions,
): Promise<Imported> {
  const file = await takeHeldBack(kernel, provider, digest);
  if (!file) throw new Refusal('proposal_stale');
  const knownVendors = await kernel.db.select().from(vendors);
  const known = { vendors: new Set(knownVendors.map(vendorKey)), games: await gamesByCode(kernel, provider) };
  if (shownChanges(splitFile(file, known).changes) !== changes) throw new Refusal('proposal_stale');
  // Its origin is decided for itself.
  const origin = (await studioOrigin(kernel, provider)) ?? file.origin;
  const rows = { provider, origin, vendors: [...file.vendors], games: [...file.games], why };
  return importGamesFile(kernel, rows, options);
}

async function gamesByCode({ db }: Kernel, provider: string) {
  const rows = await db.select().from(games).where(eq(games.provider, provider));
  return new Map(rows.map((row) => [row.gameCode, row]));
}

function gameOf(row: typeof games.$inferSelect): OperatorGame {
  const { nodeId, name, vassalage, gameType, position, isHot, unavailable, image, minBetMinor, maxBetMinor } = row;
  return {
    nodeId,
    gameName: name,
    vassalage,
    gameType: gameTypeOf(gameType),
    position,
    isHot,
    status: statusOf(unavailable),
    ...(image !== null && { image }),
    minBet: amountFromMinor(minBetMinor),
    maxBet: amountFromMinor(maxBetMinor),
  };
}

async function operatorGames(
  kernel: Kernel,
  { vassalage, gameName, ...page }: CallParsedInput<typeof listOperatorGames>,
) {
  const isAsked = and(
    vassalage ? eq(games.vassalage, vassalage) : undefined,
    gameName ? isNamed(sql`${games.folded}`, gameName) : undefined,
  );
  const { list, totalPages } = await readPage(kernel.db, games, {
    where: isAsked,
    orderBy: [asc(games.position), asc(games.nodeId)],
    ...page,
  });
  return { games: list.map(gameOf), totalPages };
}

/**
 * Changes a game; returns it before and after.
 * @throws Refusal `not_found`
 */
async function changeGame(
  kernel: Kernel,
  { nodeId, position, isHot, status, image }: CallParsedInput<typeof setGame>,
): Promise<{ before: OperatorGame; after: OperatorGame }> {
  const isIt = eq(games.nodeId, nodeId);
  const [before] = await kernel.db.select().from(games).where(isIt).for('update');
  if (!before) throw new Refusal('not_found');
  const change = {
    position: position ?? before.position,
    isHot: isHot ?? before.isHot,
    ...shownAs(before, { status, image }),
  };
  await kernel.db.update(games).set(change).where(isIt);
  return { before: gameOf(before), after: gameOf({ ...before, ...change }) };
}

function vendorOf(row: typeof vendors.$inferSelect, origin: string | undefined): OperatorVendor {
  const { vassalage, name, provider, position, isHot, gameType, walletMode, opensIn, unavailable, image } = row;
  return {
    vassalage,
    name,
    provider,
    position,
    isHot,
    gameType: gameTypeOf(gameType),
    status: statusOf(unavailable),
    ...(image !== null && { image }),
    walletMode: walletMode === 'transfer' ? 'transfer' : 'seamless',
    opensIn: opensIn === 'popup' ? 'popup' : 'frame',
    ...(origin !== undefined && { origin }),
  };
}

interface ShownAs {
  unavailable: string | null;
  image: string | null;
}

/** Returns status and picture after a change; an empty text removes the picture. */
function shownAs(before: ShownAs, change: { status?: string | undefined; image?: string | undefined }): ShownAs {
  const { status, image } = change;
  return {
    unavailable: status === undefined ? before.unavailable : status === 'open' ? null : status,
    image: image === undefined ? before.image : image || null,
  };
}

async function operatorVendors(kernel: Kernel): Promise<OperatorVendor[]> {
  const rows = await kernel.db.select().from(vendors).orderBy(vendors.gameType, vendors.position, vendors.vassalage);
  const origins = await studioOrigins(kernel);
  return rows.map((row) => vendorOf(row, origins.get(row.provider)));
}

/**
 * Changes a vendor; returns it before and after.
 * @throws Refusal `not_found`
 */
async function changeVendor(
  kernel: Kernel,
  { vassalage, gameType, position, name, isHot, status, image, opensIn }: CallParsedInput<typeof setVendor>,
): Promise<{ before: OperatorVendor; after: OperatorVendor }> {
  const isIt = and(eq(vendors.vassalage, vassalage), eq(vendors.gameType, gameType));
  const [before] = await kernel.db.select().from(vendors).where(isIt).for('update');
  if (!before) throw new Refusal('not_found');
  const change = {
    position: position ?? before.position,
    name: name ?? before.name,
    isHot: isHot ?? before.isHot,
    opensIn: opensIn ?? before.opensIn,
    ...shownAs(before, { status, image }),
  };
  await kernel.db.update(vendors).set(change).where(isIt);
  const origin = await studioOrigin(kernel, before.provider);
  return { before: vendorOf(before, origin), after: vendorOf({ ...before, ...change }, origin) };
}

/** The catalogue calls for operators. */
export function createOperatorCatalogueApi(kernel: Kernel) {
  return {
    /**
     * Imports or updates a studio's file but for its origin.
     * @throws Refusal `bad_rows`
     */
    importFile: (file: Parameters<typeof importGamesFile>[1], options?: ImportOptions) =>
      importGamesFile(kernel, file, options),
    storeHeldBack: (provider: string, rows: HeldBack) => storeHeldBack(kernel, provider, rows),
    importHeldBack: (provider: string, decided: Parameters<typeof importHeldBack>[2], options: ImportOptions) =>
      importHeldBack(kernel, provider, decided, options),
    operatorGames: (query: Parameters<typeof operatorGames>[1]) => operatorGames(kernel, query),
    operatorVendors: () => operatorVendors(kernel),
    changeGame: (change: Parameters<typeof changeGame>[1]) => changeGame(kernel, change),
    changeVendor: (change: Parameters<typeof changeVendor>[1]) => changeVendor(kernel, change),
  };
}
