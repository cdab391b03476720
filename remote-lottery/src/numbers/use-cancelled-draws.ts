import { getLotteryMenu, getVietnamLotteryMenu } from '@portal/shared/contract/lottery/menus';
import { listOpenedNumbers, listVietnamNumbers } from '@portal/shared/contract/lottery/opened-numbers';
import { useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useEffect } from 'react';
import { nextPollMs } from '../clock/after-draws.rules.ts';

const shown = [getLotteryMenu, getVietnamLotteryMenu, listOpenedNumbers, listVietnamNumbers];

/**
 * Reloads menus and numbers after a cancelled draw, spread over players as after a draw; several at once count as one.
 */
export function useCancelledDraws(): void {
  const { events } = useHost();
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      for (const { path } of shown) void cache.invalidateQueries({ queryKey: [path] });
    };
    const stop = events.on('draw-cancelled', () => {
      timer ??= setTimeout(read, nextPollMs(0, Math.random()));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [events, cache]);
}
