import { createContext } from 'react';
import type { Menu } from './menu.ts';
import type { RequestedGame } from './requested-game.rules.ts';

interface LobbyFacts {
  menus: readonly Menu[];
  asked: RequestedGame;
  favourites: { ids: readonly string[]; toggle: (gameId: string) => void };
  /** Query of the address to which a press in this page led, and which shows a board of numbers. */
  boardOpened: { current: string | undefined };
}

/** Context shared by the parts of a lottery page. */
export const LobbyContext = createContext<LobbyFacts>({
  menus: [],
  asked: {},
  favourites: { ids: [], toggle: () => undefined },
  boardOpened: { current: undefined },
});
