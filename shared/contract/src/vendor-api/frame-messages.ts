import * as v from 'valibot';

/**
 * Messages of a game page to the portal that framed it, by `postMessage` to the portal's exact origin. The portal
 * checks origin, source window and this schema, and drops everything else (docs/architecture.md 6).
 */
export const gameFrameMessage = v.variant('event', [
  /** The game can be played. */
  v.strictObject({ type: v.literal('portal.game'), event: v.literal('ready'), launchId: v.string() }),
  /** A stake was sent: the page must stay until the round closes, and the header holds its win until then. */
  v.strictObject({
    type: v.literal('portal.game'),
    event: v.literal('round-opened'),
    launchId: v.string(),
    roundId: v.string(),
  }),
  /** The player has seen the round's result, or there is none. */
  v.strictObject({
    type: v.literal('portal.game'),
    event: v.literal('round-closed'),
    launchId: v.string(),
    roundId: v.string(),
  }),
  /** The player wants to return to the lobby. */
  v.strictObject({ type: v.literal('portal.game'), event: v.literal('back'), launchId: v.string() }),
]);
export type GameFrameMessage = v.InferOutput<typeof gameFrameMessage>;

/** Messages of the portal to a game page, to the game's exact origin. */
export const portalWindowMessage = v.variant('event', [
  /** To windows only, which outlive the page that opened them: the game page closes itself. */
  v.strictObject({ type: v.literal('portal.window'), event: v.literal('logged-out') }),
  /**
   * To frames and windows: the balance has changed, and the studio may request it. Without an amount, as the game may
   * use another wallet.
   */
  v.strictObject({ type: v.literal('portal.window'), event: v.literal('balance-changed') }),
]);
export type PortalWindowMessage = v.InferOutput<typeof portalWindowMessage>;
