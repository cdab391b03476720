import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { useLocation, useNavigate } from '@portal/shared/remote/router';
import { useContext } from 'react';
import { LobbyContext } from './lobby-context.ts';

const parameter = 'results';

/**
 * Keeps the open board in the address (`results=<gameId>`), beside its other parameters: it can be shared, and the
 * browser's "back" closes it. Closing undoes the history entry of a press that opened it here.
 */
export function useOpenBoard() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { boardOpened } = useContext(LobbyContext);
  const query = new URLSearchParams(search);
  return {
    gameId: query.get(parameter) ?? undefined,
    open({ gameId }: Pick<LotteryGame, 'gameId'>) {
      query.set(parameter, gameId);
      boardOpened.current = `?${query}`;
      navigate(`${pathname}?${query}`);
    },
    close() {
      if (boardOpened.current === search) {
        boardOpened.current = undefined;
        return navigate(-1);
      }
      query.delete(parameter);
      const remainingQuery = query.toString();
      navigate(remainingQuery ? `${pathname}?${remainingQuery}` : pathname, { replace: true });
    },
  };
}
