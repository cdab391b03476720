import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { lotteryLaunch } from '../lottery/lottery-launch.ts';
import { opensIn } from './opens-in.ts';

const asked = v.object({
  vassalage: v.pipe(v.string(), v.maxLength(32)),
  gameCode: v.pipe(v.string(), v.maxLength(64)),
  /** One of the game's rooms (`GLS2_roomList`). */
  roomId: v.optional(v.pipe(v.string(), v.maxLength(80))),
  language: v.optional(v.pipe(v.string(), v.maxLength(8))),
  backUrl: v.optional(v.pipe(v.string(), v.maxLength(512))),
  theme: v.optional(v.picklist(['light', 'dark'])),
});

/** The wallet that bets come from where a studio keeps one of its own (docs/architecture.md 6). */
export const playWallet = v.object({ vassalage: v.string(), vendorName: v.string(), balance: amountText });

const opened = v.object({
  content: v.string(),
  /** Origin whose messages the frame page accepts. */
  origin: v.string(),
  launchId: v.string(),
  gameName: v.string(),
  /** Where the page is to be shown; absent in the frame. */
  opensIn: v.optional(opensIn),
  /** Of a transfer vendor: what the player has there. Absent where bets come from the main wallet. */
  wallet: v.optional(playWallet),
});

const refusals = [
  'game_unavailable',
  'vendor_unavailable',
  'play_stopped',
  'unknown_room',
  'studio_unreachable',
] as const;

/**
 * Open a game: value.content is the address of the vendor's page for a frame or popup of another origin. A lottery may be
 * asked for with the parameters of `lotteryLaunch`; any other game with one of them is refused `not_a_lottery`.
 */
export const launchGame = defineCall({
  method: 'get',
  path: '/wps/game/launchGame',
  access: 'real-account',
  input: v.object({ ...asked.entries, ...lotteryLaunch }),
  output: opened,
  refusals: [...refusals, 'not_a_lottery', 'prize_mode_unfit'],
});

/** Open a game of the sports page (/fbsports): as launchGame, for games of the type SPORTS alone (docs/product.md 7.2). */
export const launchFbGame = defineCall({
  method: 'post',
  path: '/wps/relay/GCS_gameLaunchFB',
  access: 'real-account',
  input: asked,
  output: opened,
  refusals,
});
