import * as v from 'valibot';

/**
 * What a game page may tell the portal that framed it, by `postMessage` to the portal's exact origin. The portal checks
 * origin, source window and this schema, and drops everything else (docs/architecture.md 6).
 */
export const gameFrameMessage = v.variant('event', [
  /** The game can be played. */
  v.strictObject({ type: v.literal('portal.game'), event: v.literal('ready'), launchId: v.string() }),
  /** A stake is on its way: the page must not be taken away until the round closes, and the header holds its win so long. */
  v.strictObject({
    type: v.literal('portal.game'),
    event: v.literal('round-opened'),
    launchId: v.string(),
    roundId: v.string(),
  }),
  /** The player has seen the result of the round, or there is none. */
  v.strictObject({
    type: v.literal('portal.game'),
    event: v.literal('round-closed'),
    launchId: v.string(),
    roundId: v.string(),
  }),
  /** The player asks to go back to the lobby. */
  v.strictObject({ type: v.literal('portal.game'), event: v.literal('back'), launchId: v.string() }),
]);
export type GameFrameMessage = v.InferOutput<typeof gameFrameMessage>;

/** What the portal sends to a game page, to the game's exact origin. */
export const portalWindowMessage = v.variant('event', [
  /** To windows alone, which outlive the page that opened them: the game page closes itself. */
  v.strictObject({ type: v.literal('portal.window'), event: v.literal('logged-out') }),
  /** To frames and windows: money has moved, and the studio may ask for the balance. It names no amount, as the wallet of a game may be another. */
  v.strictObject({ type: v.literal('portal.window'), event: v.literal('balance-changed') }),
]);
export type PortalWindowMessage = v.InferOutput<typeof portalWindowMessage>;
