import { type GameFrameMessage, gameFrameMessage } from '@portal/shared/contract/vendor-api/frame-messages';
import * as v from 'valibot';

/** The one frame whose messages are accepted. */
interface TrustedFrame {
  origin: string;
  source: Window | null;
  launchId: string;
}

/** Returns a message of the game; undefined unless origin, window, launch and shape match the shown frame exactly. */
export function acceptFrameMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: TrustedFrame,
): GameFrameMessage | undefined {
  if (frame.source === null || event.source !== frame.source || event.origin !== frame.origin) return undefined;
  const parsed = v.safeParse(gameFrameMessage, event.data);
  return parsed.success && parsed.output.launchId === frame.launchId ? parsed.output : undefined;
}
