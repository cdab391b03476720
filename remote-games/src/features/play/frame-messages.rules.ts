import { type GameFrameMessage, gameFrameMessage } from '@portal/shared/contract/vendor-api/frame-messages';
import * as v from 'valibot';

/** The one frame that is listened to. */
export interface TrustedFrame {
  origin: string;
  source: Window | null;
  launchId: string;
}

/** A message of the game, or undefined when origin, window, launch or shape is not exactly that of the shown frame. */
export function acceptFrameMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: TrustedFrame,
): GameFrameMessage | undefined {
  if (frame.source === null || event.source !== frame.source || event.origin !== frame.origin) return undefined;
  const parsed = v.safeParse(gameFrameMessage, event.data);
  return parsed.success && parsed.output.launchId === frame.launchId ? parsed.output : undefined;
}
