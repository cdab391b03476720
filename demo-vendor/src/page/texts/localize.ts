import { boardsCn } from './games/boards-cn.ts';
import { boardsMy } from './games/boards-my.ts';
import { boardsTh } from './games/boards-th.ts';
import { boardsVn } from './games/boards-vn.ts';
import { cardsCn } from './games/cards-cn.ts';
import { cardsMy } from './games/cards-my.ts';
import { cardsTh } from './games/cards-th.ts';
import { cardsVn } from './games/cards-vn.ts';
import { gamesCn } from './games/games-cn.ts';
import { gamesMy } from './games/games-my.ts';
import { gamesTh } from './games/games-th.ts';
import { gamesVn } from './games/games-vn.ts';
import { tablesCn } from './games/tables-cn.ts';
import { tablesMy } from './games/tables-my.ts';
import { tablesTh } from './games/tables-th.ts';
import { tablesVn } from './games/tables-vn.ts';
import { createLocalizer } from './translator.ts';

/** Translates the studio's English texts of a game; undefined if the page is in English. */
export const translationOf = createLocalizer({
  EN: [],
  CN: [gamesCn, boardsCn, tablesCn, cardsCn],
  MY: [gamesMy, boardsMy, tablesMy, cardsMy],
  VN: [gamesVn, boardsVn, tablesVn, cardsVn],
  TH: [gamesTh, boardsTh, tablesTh, cardsTh],
});

/** The same, with English as fallback. */
export const localize = (english: string): string => translationOf(english) ?? english;
