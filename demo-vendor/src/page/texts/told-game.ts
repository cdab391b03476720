import { gamesCn } from './games/games-cn.ts';
import { gamesMy } from './games/games-my.ts';
import { type InEach, inSpoken } from './speech.ts';

const texts: InEach<Readonly<Record<string, string>>> = { EN: {}, CN: gamesCn, MY: gamesMy };

/** What the studio tells of a game, which is English, in the language of the page; undefined where it is English as well. */
export function toldGame(english: string): string | undefined {
  const own = inSpoken(texts);
  return Object.hasOwn(own, english) ? own[english] : undefined;
}
