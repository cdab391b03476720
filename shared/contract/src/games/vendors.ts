import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { gameType } from '../game-types.ts';
import { vendorEntry } from './menus.ts';

/** Vendors in the operator's order (docs/product.md 7.2); `platform` defaults to html5-desktop. */
export const listGameVendors = defineCall({
  method: 'get',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'member',
  input: v.object({
    platform: v.optional(v.picklist(['flash', 'html5-desktop']), 'html5-desktop'),
    gameType: v.optional(gameType),
  }),
  output: v.object({ vendors: v.array(vendorEntry) }),
  refusals: [],
});

/** Game types that a vendor offers (docs/product.md 7.2); without a vendor those of all. */
export const listVendorGameTypes = defineCall({
  method: 'get',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'member',
  input: v.object({ vassalage: v.optional(v.pipe(v.string(), v.maxLength(32))) }),
  output: v.object({ gameTypes: v.array(v.object({ gameType, games: v.number() })) }),
  refusals: [],
});
