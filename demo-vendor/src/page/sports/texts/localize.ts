import { createLocalizer } from '../../texts/translator.ts';
import { studioCn } from './studio-cn.ts';
import { studioMy } from './studio-my.ts';

/** Translates the studio's texts of matches and bets; undefined if there is no translation. */
export const translationOf = createLocalizer({ EN: {}, CN: studioCn, MY: studioMy });

/** The same; names of clubs and leagues stay what they are. */
export const localize = (english: string): string => translationOf(english) ?? english;
