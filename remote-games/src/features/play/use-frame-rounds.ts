import type { GameFrameMessage } from '@portal/shared/contract/vendor-api/frame-messages';
import { useHost } from '@portal/shared/remote/host-context';
import { useEffect, useRef } from 'react';
import type { LaunchRecord } from './launch-record.ts';

/**
 * Tracks rounds of the game in the frame, from the stake until the game reports its result as shown. The header holds
 * wins meanwhile; reloading or leaving the game ends all rounds.
 */
export function useFrameRounds({ again }: LaunchRecord) {
  const { events } = useHost();
  const open = useRef(new Set<string>());
  // The page of a lottery vendor contains all of its lotteries.
  const gameCode = again?.lottery ? undefined : again?.gameCode;

  function report(change: () => void): void {
    const before = open.current.size > 0;
    change();
    const areOpen = open.current.size > 0;
    if (areOpen !== before) events.emit('frame-rounds', areOpen ? { areOpen, gameCode } : { areOpen });
  }
  useEffect(() => {
    const rounds = open.current;
    return () => {
      if (rounds.size > 0) events.emit('frame-rounds', { areOpen: false });
      rounds.clear();
    };
  }, [events]);

  return {
    areOpen: () => open.current.size > 0,
    hear(message: GameFrameMessage): void {
      if (message.event === 'round-opened') report(() => open.current.add(message.roundId));
      if (message.event === 'round-closed') report(() => open.current.delete(message.roundId));
      if (message.event === 'ready') report(() => open.current.clear());
    },
  };
}
