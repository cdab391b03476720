import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { cacheVersion } from '../content/cache-version.ts';
import { gameType } from '../game-types.ts';

export const vendorEntry = v.object({
  vassalage: v.string(),
  name: v.string(),
  gameType,
  accountTypeId: v.string(),
  isHot: v.picklist([0, 1]),
  games: v.number(),
  walletMode: v.picklist(['seamless', 'transfer']),
  /** Logo of the vendor; without it two letters are shown. */
  image: v.optional(v.string()),
  /** Why none of its games can be launched now; absent when they can. */
  unavailable: v.optional(v.picklist(['maintenance', 'opens_later'])),
});
export type VendorEntry = v.InferOutput<typeof vendorEntry>;

/** Navigation: the categories that have at least one vendor, and their vendors, in the operator's order. */
export const getGameMenus = defineCall({
  method: 'get',
  path: '/lgw/games/game_menus',
  access: 'public',
  input: v.object({}),
  output: v.object({
    cacheVersion,
    menus: v.array(v.object({ gameType, name: v.string(), games: v.number(), vendors: v.array(vendorEntry) })),
  }),
  refusals: [],
});
