import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { lotteryLaunch } from '../lottery/lottery-launch.ts';
import { amountText } from '../money/amounts.ts';
import { selectionText } from './matches.ts';
import { opensIn } from './opens-in.ts';

const asked = v.object({
  vassalage: v.pipe(v.string(), v.maxLength(32)),
  gameCode: v.pipe(v.string(), v.maxLength(64)),
  /** One of the game's rooms (`GLS2_roomList`). */
  roomId: v.optional(v.pipe(v.string(), v.maxLength(80))),
  language: v.optional(v.pipe(v.string(), v.maxLength(8))),
  backUrl: v.optional(v.pipe(v.string(), v.maxLength(512))),
  theme: v.optional(v.picklist(['light', 'dark'])),
  /** A price of the board that the page of the book puts on its slip (`listMatches`); other pages ignore it. */
  selection: v.optional(selectionText),
});

/** The wallet that pays bets, for studios with their own wallet (docs/architecture.md 6). */
export const playWallet = v.object({ vassalage: v.string(), vendorName: v.string(), balance: amountText });

const opened = v.object({
  content: v.string(),
  /** Origin whose messages the frame page accepts. */
  origin: v.string(),
  launchId: v.string(),
  gameName: v.string(),
  /** Where the page is shown; absent: in the frame. */
  opensIn: v.optional(opensIn),
  /** For a transfer vendor: the player's balance there. Absent if bets come from the main wallet. */
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
 * Opens a game: value.content is the vendor's page for a frame or popup of another origin. A lottery may be requested
 * with the parameters of `lotteryLaunch`; other games with one of them are refused `not_a_lottery`.
 */
export const launchGame = defineCall({
  method: 'get',
  path: '/wps/game/launchGame',
  access: 'real-account',
  input: v.object({ ...asked.entries, ...lotteryLaunch }),
  output: opened,
  refusals: [...refusals, 'not_a_lottery', 'prize_mode_unfit'],
});

/**
 * Opens a game of the sports page (/fbsports): like launchGame, for games of type SPORTS only (docs/product.md 7.2).
 */
export const launchFbGame = defineCall({
  method: 'post',
  path: '/wps/relay/GCS_gameLaunchFB',
  access: 'real-account',
  input: asked,
  output: opened,
  refusals,
});
