import { createLocalizer } from '../../texts/translator.ts';
import { studioCn } from './studio-cn.ts';
import { studioMy } from './studio-my.ts';
import { studioTh } from './studio-th.ts';
import { studioVn } from './studio-vn.ts';

/** Translates the studio's texts of matches and bets; undefined if there is no translation. */
export const translationOf = createLocalizer({
  EN: [],
  CN: [studioCn],
  MY: [studioMy],
  VN: [studioVn],
  TH: [studioTh],
});

/** The same; names of clubs and leagues stay what they are. */
export const localize = (english: string): string => translationOf(english) ?? english;
