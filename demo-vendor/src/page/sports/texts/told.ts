import { teller } from '../../texts/teller.ts';
import { studioCn } from './studio-cn.ts';
import { studioMy } from './studio-my.ts';

/** Translates the studio's texts of matches and bets; undefined if there is no translation. */
export const toldInOwn = teller({ EN: {}, CN: studioCn, MY: studioMy });

/** The same; names of clubs and leagues stay what they are. */
export const told = (english: string): string => toldInOwn(english) ?? english;
