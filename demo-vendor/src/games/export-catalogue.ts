import { writeFileSync } from 'node:fs';
import { studioGames } from './catalogue.ts';
import { tableGames } from './table-games.ts';

/*
 * Writes demo-vendor/catalogue.json, the list an operator takes into a catalogue:
 *   npx tsx demo-vendor/src/games/export-catalogue.ts
 */
const target = new URL('../../catalogue.json', import.meta.url);
const all = [...studioGames, ...tableGames.map(({ game }) => game)];
writeFileSync(target, `[\n${all.map((game) => `  ${JSON.stringify(game)}`).join(',\n')}\n]\n`);
