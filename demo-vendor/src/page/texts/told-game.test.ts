import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { studioGames } from '../../games/catalogue.ts';
import { gameInfo } from '../../routes/api-shapes.ts';
import { speak } from './speech.ts';
import { toldGame } from './told-game.ts';

after(() => speak('EN'));

const codeByEngine = new Map(studioGames.map(({ engine, gameCode }) => [engine, gameCode]));
const games = [...codeByEngine.values()].map(gameInfo);
const ofReels = games.filter(({ engine }) => engine.startsWith('slot-'));

for (const language of ['CN', 'MY'])
  test(`every kind of game has its title in ${language}, and every game of reels its rules`, () => {
    speak(language);
    const all = [...games.map(({ title }) => title), ...ofReels.flatMap(({ rules }) => rules)];
    assert.ok(all.length > 50, 'fewer were read than there are');
    assert.deepEqual(
      all.filter((text) => !toldGame(text)),
      [],
    );
  });
