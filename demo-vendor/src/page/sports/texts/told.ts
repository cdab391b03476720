import { teller } from '../../texts/teller.ts';
import { studioCn } from './studio-cn.ts';
import { studioMy } from './studio-my.ts';

/** What the studio tells of matches and bets, in the language of the page; undefined where there is no text. */
export const toldInOwn = teller({ EN: {}, CN: studioCn, MY: studioMy });

/** The same; names of clubs and leagues stay what they are. */
export const told = (english: string): string => toldInOwn(english) ?? english;
