import type { CallerSession } from '../calls/callers.ts';
import type { LiveMessage } from './bus.ts';

/**
 * Withholds the member's own events, except logout, while the session may do nothing but change the password. Lifted
 * with the first event after the change; the stream stays open.
 */
export async function passwordChangeGate(
  session: CallerSession | undefined,
  send: (message: LiveMessage) => void,
): Promise<(message: LiveMessage) => Promise<void>> {
  let isClosed = (await session?.mustChangePassword()) ?? false;
  return async (message) => {
    const isOwn = message.memberId !== null && message.event.type !== 'logout';
    if (isClosed && isOwn) isClosed = (await session?.mustChangePassword()) ?? false;
    if (!(isClosed && isOwn)) send(message);
  };
}
