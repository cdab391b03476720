import { writeFileSync } from 'node:fs';
import { allGames } from './all-games.ts';

/*
 * Writes demo-vendor/catalogue.json, the list that an operator imports into the catalogue:
 *   npx tsx demo-vendor/src/games/export-catalogue.ts
 */
const target = new URL('../../catalogue.json', import.meta.url);
writeFileSync(target, `[\n${allGames.map((game) => `  ${JSON.stringify(game)}`).join(',\n')}\n]\n`);
