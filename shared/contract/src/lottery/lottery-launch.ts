import * as v from 'valibot';
import { lotteryPrizeModes } from './prize-modes.ts';

const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/**
 * How a lottery is opened (docs/product.md 7.2): inputs of `launchGame` for games of types LOTT and ELOTT only. The
 * studio gets them with the response of `authenticate`, never by the address.
 */
export const lotteryLaunch = {
  lottoArea: v.optional(v.picklist(['VN', 'SEA'])),
  launchMode: v.optional(v.literal('LOTT')),
  lottoPrizeMode: v.optional(v.picklist(lotteryPrizeModes)),
  /** The game of the vendor that the page shows first. */
  lottoGameCode: v.optional(code),
  lottoView: v.optional(v.picklist(['lobby', 'betting'])),
  lottoPlayType: v.optional(code),
  device: v.optional(v.literal('WEB')),
};

export const toldLotteryLaunch = v.object({
  view: v.picklist(['lobby', 'betting']),
  prizeMode: v.picklist(lotteryPrizeModes),
  playType: v.optional(v.string()),
});
export type ToldLotteryLaunch = v.InferOutput<typeof toldLotteryLaunch>;
