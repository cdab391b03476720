import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText } from '../money/amounts.ts';

export const gameRoom = v.object({
  roomId: v.string(),
  name: v.string(),
  /** Lowest and highest stake of the room. */
  minBet: amountText,
  maxBet: amountText,
});
export type GameRoom = v.InferOutput<typeof gameRoom>;

/** Rooms of a card game between players (docs/product.md 7.2); a launch may name one as `roomId`. */
export const listRooms = defineCall({
  method: 'get',
  path: '/wps/relay/GLS2_roomList',
  access: 'member',
  input: v.object({
    vassalage: v.pipe(v.string(), v.maxLength(32)),
    gameCode: v.pipe(v.string(), v.maxLength(64)),
  }),
  output: v.object({ rooms: v.array(gameRoom) }),
  refusals: ['game_unavailable'],
});
