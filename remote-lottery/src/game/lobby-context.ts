import type { Favourites } from '@portal/shared/remote/games/use-favourites';
import { createContext } from 'react';
import type { Menu } from './menu.ts';
import type { RequestedGame } from './requested-game.rules.ts';

interface LobbyFacts {
  menus: readonly Menu[];
  asked: RequestedGame;
  favourites: Favourites;
  /** Query of the address to which a press in this page led, and which shows a board of numbers. */
  boardOpened: { current: string | undefined };
}

/** Context shared by the parts of a lottery page. */
export const LobbyContext = createContext<LobbyFacts>({
  menus: [],
  asked: {},
  favourites: { has: () => false, toggle: () => undefined },
  boardOpened: { current: undefined },
});
