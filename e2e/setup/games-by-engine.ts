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

/** Of every engine of the demo studio one game, from the catalogue that operators are told; lists of sports and draws are none. */
export function gamesByEngine(): CatalogueGame[] {
  const file = new URL('../../demo-vendor/catalogue.json', import.meta.url);
  const games = v.parse(catalogue, JSON.parse(readFileSync(file, 'utf8')));
  const lists = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'];
  const played = games.filter(({ gameType = '' }) => !lists.includes(gameType));
  // The last of each: those that other cases play are among the first. A live table shares the name of its engine.
  return [...new Map(played.map((game) => [`${game.gameType ?? ''} ${game.engine}`.trim(), game])).values()];
}
