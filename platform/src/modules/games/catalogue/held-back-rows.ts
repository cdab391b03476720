import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { heldBackRows } from '../games.tables.ts';
import type { CatalogueFile } from './import-catalogue.ts';

/** Rows of a studio's file that wait for two persons. */
export interface HeldBack {
  /** What both persons decide about: SHA-256 of the rows, in hex. */
  digest: string;
  /** What both persons read, as `shownChanges`. */
  changes: string;
  /** Vendors and games. */
  rows: number;
  /** The rows as a file, JSON. */
  text: string;
}

const mostShown = 100;

/** Returns the first lines of what rows change, as a JSON list. */
export function shownChanges(changes: readonly string[]): string {
  const more = changes.length - mostShown;
  return JSON.stringify([...changes.slice(0, mostShown), ...(more > 0 ? [`and ${more} more`] : [])]);
}

/** Describes rows that wait, for the request and for storing them. */
export function heldBackOf(file: CatalogueFile, changes: readonly string[]): HeldBack {
  const text = JSON.stringify(file);
  const digest = createHash('sha256').update(text).digest('hex');
  return { digest, changes: shownChanges(changes), rows: file.vendors.length + file.games.length, text };
}

/** Stores the rows of a studio that wait, in place of earlier ones. */
export async function storeHeldBack({ db }: Kernel, provider: string, { digest, text }: HeldBack): Promise<void> {
  await db
    .insert(heldBackRows)
    .values({ provider, digest, file: text })
    .onConflictDoUpdate({ target: heldBackRows.provider, set: { digest, file: text } });
}

/** Takes the rows of a studio that wait; undefined if they are others than those. */
export async function takeHeldBack(
  { db }: Kernel,
  provider: string,
  digest: string,
): Promise<CatalogueFile | undefined> {
  const [row] = await db.delete(heldBackRows).where(eq(heldBackRows.provider, provider)).returning();
  // As heldBackOf has written it from a checked file.
  return row?.digest === digest ? (JSON.parse(row.file) as CatalogueFile) : undefined;
}
