import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';
import { useLocation, useNavigate } from '@portal/shared/remote/router';
import { useContext } from 'react';
import { LobbyContext } from './lobby-context.ts';

const parameter = 'results';

/**
 * The board of numbers stands in the address (`results=<gameId>`), beside what else the address asks for: it can be sent
 * to a friend, and "back" of the browser closes it. A press that opened it here is taken back by closing.
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
      const rest = query.toString();
      navigate(rest ? `${pathname}?${rest}` : pathname, { replace: true });
    },
  };
}
