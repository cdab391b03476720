import * as v from 'valibot';
import { gameClassify, gameType } from '../game-types.ts';
import { amountText } from '../money/amounts.ts';
import { gameFigures } from './game-figures.ts';
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
  /** Highest bet; absent from a platform that does not list it. */
  maxBet: v.optional(amountText),
  ...gameFigures,
  lines: v.number(),
  hasJackpot: v.boolean(),
  /** True for a card game with rooms to choose from (`GLS2_roomList`); otherwise absent. */
  hasRooms: v.optional(v.boolean()),
  /** The vendor's picture; if absent or not loadable, artwork is drawn. */
  image: v.optional(v.string()),
  /** Path of the drawn artwork as an image file; if it fails to load, the page draws it. */
  drawn: v.optional(v.string()),
  /** Theme and seed from which the artwork is drawn. */
  theme: v.string(),
  seed: v.number(),
  /** `popup`: the launching press must open a window; absent: it opens in the frame. */
  opensIn: v.optional(opensIn),
  /** Why the game, or its whole vendor, cannot be launched now; absent when it can. */
  unavailable: v.optional(v.picklist(['maintenance', 'opens_later'])),
  /** The operator has suspended play; `unavailable` is set too, for pages that do not know suspensions. */
  isStopped: v.optional(v.boolean()),
});
export type Game = v.InferOutput<typeof game>;
