import { minorUnits } from '@portal/shared/contract/amounts';
import { type BadRow, catalogueGame, catalogueVendor } from '@portal/shared/contract/operator/catalogue-calls';
import * as v from 'valibot';
import type { CatalogueFile } from './import-catalogue.ts';
import { originFault } from './studio-origin.rules.ts';

/** A vendor that is in the catalogue already. */
export interface KnownVendor {
  vassalage: string;
  gameType: string;
  provider: string;
}

/** What the file is held against. */
export interface KnownCatalogue {
  vendors: readonly KnownVendor[];
  /** Of this studio, from a file before. */
  origin: string | undefined;
  publicOrigin: string;
}

export type CheckedFile = { file: CatalogueFile } | { badRows: BadRow[] };

const keyOf = (vendor: { vassalage: string; gameType: string }) => `${vendor.vassalage} ${vendor.gameType}`;

/** The file, or all that is wrong with it: fields, rows that are there twice, and vendors that are nobody's or another's. */
export function checkCatalogueFile(
  raw: { provider: string; origin?: string | undefined; vendors: readonly unknown[]; games: readonly unknown[] },
  { vendors: known, origin: knownOrigin, publicOrigin }: KnownCatalogue,
): CheckedFile {
  const badRows: BadRow[] = [];
  const bad = (list: BadRow['list'], index: number, field: string, code: string) =>
    badRows.push({ list, index, field, code });
  const { provider, origin } = raw;
  const fault = origin === undefined ? undefined : originFault(origin, publicOrigin);
  if (origin === undefined && knownOrigin === undefined) bad('studio', 0, 'origin', 'required');
  if (fault) bad('studio', 0, 'origin', fault);

  /** Rows that are as they should be, with their places. */
  function parsed<S extends v.GenericSchema>(list: BadRow['list'], rows: readonly unknown[], schema: S) {
    return rows.flatMap((row, index) => {
      const result = v.safeParse(schema, row);
      if (result.success) return [{ index, row: result.output }];
      for (const issue of result.issues) bad(list, index, v.getDotPath(issue) ?? '', codeOf(issue));
      return [];
    });
  }

  const vendors = parsed('vendors', raw.vendors, catalogueVendor);
  const ownVendors = new Set(known.filter((one) => one.provider === provider).map(keyOf));
  const foreign = new Set(known.filter((one) => one.provider !== provider).map(keyOf));
  const vendorsSeen = new Set<string>();
  for (const { index, row } of vendors) {
    const key = keyOf(row);
    if (foreign.has(key)) bad('vendors', index, 'vassalage', 'foreign_vendor');
    if (vendorsSeen.has(key)) bad('vendors', index, 'vassalage', 'duplicate');
    vendorsSeen.add(key);
  }

  const games = parsed('games', raw.games, catalogueGame);
  const codesSeen = new Set<string>();
  for (const { index, row } of games) {
    if (codesSeen.has(row.gameCode)) bad('games', index, 'gameCode', 'duplicate');
    codesSeen.add(row.gameCode);
    if (!ownVendors.has(keyOf(row)) && !vendorsSeen.has(keyOf(row))) bad('games', index, 'vassalage', 'unknown_vendor');
    if (minorUnits(row.minBet) > minorUnits(row.maxBet)) bad('games', index, 'maxBet', 'below_minimum');
  }
  if (badRows.length > 0) return { badRows: badRows.sort(byPlace) };
  return { file: { provider, origin, vendors: vendors.map(({ row }) => row), games: games.map(({ row }) => row) } };
}

const lists: readonly BadRow['list'][] = ['studio', 'vendors', 'games'];

/** In the order of the file as it is described. */
const byPlace = (a: BadRow, b: BadRow) => lists.indexOf(a.list) - lists.indexOf(b.list) || a.index - b.index;

function codeOf({ received, expected, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'unknown_field';
  if (received === 'undefined') return 'required';
  return /^[a-z_]+$/.test(message) ? message : 'invalid';
}
