import type { GameFrameMessage } from '@portal/shared/contract/vendor-api/frame-messages';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { acceptFrameMessage } from './frame-messages.rules.ts';

interface FrameOf {
  frame: RefObject<HTMLIFrameElement | null>;
  origin: string;
  launchId: string;
}

/** Listens to the game in the frame only. */
export function useFrameMessages({ frame, origin, launchId }: FrameOf, onMessage: (message: GameFrameMessage) => void) {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const source = frame.current?.contentWindow ?? null;
    const message = acceptFrameMessage(event, { origin, source, launchId });
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
