import { boardsCn } from './games/boards-cn.ts';
import { boardsMy } from './games/boards-my.ts';
import { cardsCn } from './games/cards-cn.ts';
import { cardsMy } from './games/cards-my.ts';
import { gamesCn } from './games/games-cn.ts';
import { gamesMy } from './games/games-my.ts';
import { tablesCn } from './games/tables-cn.ts';
import { tablesMy } from './games/tables-my.ts';
import { teller } from './teller.ts';

/** What the studio tells of a game, which is English, in the language of the page; undefined where it is English as well. */
export const toldGame = teller({
  EN: {},
  CN: { ...gamesCn, ...boardsCn, ...tablesCn, ...cardsCn },
  MY: { ...gamesMy, ...boardsMy, ...tablesMy, ...cardsMy },
});

/** The same, English where there is nothing else. */
export const told = (english: string): string => toldGame(english) ?? english;
