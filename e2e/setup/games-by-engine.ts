import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const catalogue = v.array(
  v.object({
    gameCode: v.string(),
    gameName: v.string(),
    vassalage: v.string(),
    engine: v.string(),
    gameType: v.optional(v.string()),
  }),
);
export type CatalogueGame = v.InferOutput<typeof catalogue>[number];

/** Returns the first game with pages of matches or draws, by the type in the catalogue. */
export function firstOfType(gameType: 'SPORTS' | 'LOTT'): CatalogueGame {
  const game = readCatalogue().find((each) => each.gameType === gameType);
  if (!game) throw new Error(`there is no game of ${gameType}`);
  return game;
}

function readCatalogue(): CatalogueGame[] {
  const file = new URL('../../demo-vendor/catalogue.json', import.meta.url);
  return v.parse(catalogue, JSON.parse(readFileSync(file, 'utf8')));
}

/** Returns one game of every engine of the demo studio from the operators' catalogue; no lists of sports or draws. */
export function gamesByEngine(): CatalogueGame[] {
  const lists = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'];
  const played = readCatalogue().filter(({ gameType = '' }) => !lists.includes(gameType));
  // The last of each: other tests play the first ones. A live table has the same engine name.
  return [...new Map(played.map((game) => [`${game.gameType ?? ''} ${game.engine}`.trim(), game])).values()];
}
