import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { gameClassify, gameType } from '../game-types.ts';
import { opensIn } from './opens-in.ts';

/** One game of the catalogue as the lobby shows it. Favourite ids are node ids. */
export const game = v.object({
  nodeId: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  gameType,
  vassalage: v.string(),
  vendorName: v.string(),
  gameClassify: v.optional(gameClassify),
  /** VASSALAGE opens a popup list of sub-games; other games launch. */
  isGame: v.picklist(['GAME', 'VASSALAGE']),
  isHot: v.picklist([0, 1]),
  isNew: v.boolean(),
  minBet: amountText,
  lines: v.number(),
  hasJackpot: v.boolean(),
  /** A card game between players with rooms to choose from (`GLS2_roomList`); absent where there are none. */
  hasRooms: v.optional(v.boolean()),
  /** Picture of the vendor's; without it, and where it does not come, artwork is drawn. */
  image: v.optional(v.string()),
  /** Path of the drawn artwork as an image file; where it does not come, the page draws. */
  drawn: v.optional(v.string()),
  /** Theme and seed from which the artwork is drawn. */
  theme: v.string(),
  seed: v.number(),
  /** `popup`: its window has to be opened by the press that launches it; absent it opens in the frame. */
  opensIn: v.optional(opensIn),
  /** Why the game, or all of its vendor's, cannot be launched now; absent when it can. */
  unavailable: v.optional(v.picklist(['maintenance', 'opens_later'])),
  /** The operator has stopped play here; `unavailable` is there too, for pages that know of no stops. */
  isStopped: v.optional(v.boolean()),
});
export type Game = v.InferOutput<typeof game>;
