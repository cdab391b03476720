import type { CallerSession } from './callers.ts';
import type { LiveMessage } from './live-bus.ts';

/**
 * Keeps from a session what concerns its member, but for its end, while nothing but a change of the password is open to it.
 * Lifted with the first message after the change: the stream lives on.
 */
export async function holdBack(
  session: CallerSession | undefined,
  send: (message: LiveMessage) => void,
): Promise<(message: LiveMessage) => Promise<void>> {
  let isShut = (await session?.mustChangePassword()) ?? false;
  return async (message) => {
    const isOwn = message.memberId !== null && message.event.type !== 'logout';
    if (isShut && isOwn) isShut = (await session?.mustChangePassword()) ?? false;
    if (!(isShut && isOwn)) send(message);
  };
}
