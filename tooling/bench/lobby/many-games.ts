import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@portal/cli/command/run-command';
import { gameCommands } from '@portal/cli/games/game-commands';

export const manyGames = 10_000;
export const manyVendor = 'MANY';
/** The tile that represents all of them. */
export const manyGroup = 'Ten Thousand Lanterns';

const themes = ['dragon', 'koi', 'gem', 'pirate', 'fruit', 'egypt', 'space', 'panda', 'phoenix', 'lotus'];
const words = ['Moon', 'Harbour', 'Jade', 'Storm', 'Silver', 'River', 'Golden', 'Quiet', 'Ember', 'Tide'];

const rowOf = (gameCode: string, gameName: string, seed: number) => ({
  gameCode,
  gameName,
  gameType: 'RNG',
  vassalage: manyVendor,
  theme: themes[seed % 10] ?? 'koi',
  seed,
  minBet: '0.10',
  maxBet: '500.00',
  lines: 20,
  hasJackpot: seed % 17 === 0,
  isHot: false,
  isNew: seed % 29 === 0,
  gameClassify: ['SLOT', 'AC', 'TG', 'VP'][seed % 4],
});

/** Imports ten thousand games and their group tile by the operator's command. @returns milliseconds */
export async function importManyGames(dataDir: string, folder: string): Promise<number> {
  const games = Array.from({ length: manyGames }, (_, no) => {
    const name = `${words[no % 10]} ${words[Math.floor(no / 10) % 10]} ${themes[Math.floor(no / 100) % 10]} ${no}`;
    return rowOf(`many-${no}`, name, no);
  });
  const group = { ...rowOf('many', manyGroup, 7), isGame: 'VASSALAGE' };
  const vendors = [{ vassalage: manyVendor, name: 'Many Games', gameType: 'RNG' }];
  const file = path.join(folder, 'many-games.json');
  await writeFile(
    file,
    JSON.stringify({ provider: 'many-games', origin: 'https://many-games.example', vendors, games: [group, ...games] }),
  );
  const started = performance.now();
  const command = ['games', 'import', file, '--why', 'benchmark of the lobby', '--data-dir', dataDir];
  const code = await runCommand('pnpm operator', gameCommands, command, { out: () => undefined, error: console.error });
  if (code !== 0) throw new Error('the games were not taken in');
  return performance.now() - started;
}
