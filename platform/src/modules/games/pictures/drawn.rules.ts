import { createHash } from 'node:crypto';
import { categoryOfGameType, gameCategories } from '@portal/shared/ui/category';
import { gamePicture, themes } from '@portal/shared/ui/pictures';
import { rooms, roomThemes } from '@portal/shared/ui/room-pictures';
import type { games } from '../games.tables.ts';
import { type DrawnSizeName, drawnQuality, drawnSizes } from './drawn-size.ts';

type GameRow = typeof games.$inferSelect;

/** The fields of a game that its picture depends on. */
type DrawnOf = Pick<GameRow, 'seed' | 'theme' | 'gameType' | 'hasJackpot'>;

/** Returns the picture as SVG: of slots, what a tile would draw itself; of other rooms, more than a page can draw. */
export function drawnText({ seed, theme, gameType, hasJackpot }: DrawnOf): string {
  return gamePicture({ seed, theme, category: categoryOfGameType(gameType), hasJackpot }, roomThemes);
}

let version: string | undefined;

/**
 * Changes with the drawing code or the size, detected from one picture per theme and subject, so that nobody has to remember it.
 */
export function drawnVersion(): string {
  version ??= hashOf(
    JSON.stringify([drawnSizes, drawnQuality]),
    ...Object.keys(themes).flatMap((theme, seed) => [
      gamePicture({ seed, theme, category: 'slots', hasJackpot: seed % 2 === 0 }),
      gamePicture({ seed, theme, category: 'cards' }),
    ]),
    ...gameCategories.flatMap((category) =>
      rooms[category].map((theme, seed) => gamePicture({ seed, theme, category }, roomThemes)),
    ),
  );
  return version;
}

/** Hashes everything a picture is drawn from. */
export function drawnKey({ seed, theme, gameType, hasJackpot }: DrawnOf): string {
  return hashOf(drawnVersion(), JSON.stringify([seed, theme, gameType, hasJackpot]));
}

/** Returns the path on this site; the picture under it never changes. */
export function drawnAddress(game: DrawnOf & Pick<GameRow, 'nodeId'>, size: DrawnSizeName = 'tile'): string {
  return `/content/games/${encodeURIComponent(game.nodeId)}/${size}-${drawnKey(game)}.webp`;
}

/**
 * Parses the file name of such a path without its extension. Accepts only what `drawnKey` makes, because it becomes a
 * file name.
 */
export function readDrawnName(name: string): { size: DrawnSizeName; key: string } | undefined {
  const [, size, key] = /^(tile|small)-([0-9a-f]{20})$/.exec(name) ?? [];
  return key === undefined ? undefined : { size: size === 'small' ? 'small' : 'tile', key };
}

function hashOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}
