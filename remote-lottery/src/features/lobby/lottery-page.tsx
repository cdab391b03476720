import { Failed } from '@portal/shared/parts/failed';
import { useFavourites } from '@portal/shared/remote/games/use-favourites';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { tintOf } from '@portal/shared/ui/category';
import { CategoryHead } from '@portal/shared/ui/games/category-head';
import { WarnIcon } from '@portal/shared/ui/icons/frame';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { ClockContext, useClockOf } from '../../clock/clock-context.ts';
import { useAfterDraws } from '../../clock/use-after-draws.ts';
import { LobbyContext } from '../../game/lobby-context.ts';
import { awaitedDraws, featuredGame } from '../../game/lottery-games.rules.ts';
import type { Menu } from '../../game/menu.ts';
import type { RequestedGame } from '../../game/requested-game.rules.ts';
import { useOpenBoard } from '../../game/use-open-board.ts';
import { useCancelledDraws } from '../../numbers/use-cancelled-draws.ts';
import type { LotteryRoom } from '../../rooms.ts';
import { NothingHere } from '../../states/nothing-here.tsx';
import { type Choice, chosenGame, gamesOfVendor } from './choice.rules.ts';
import { LotteryHero } from './hero/lottery-hero.tsx';
import { LotterySkeleton } from './lobby-skeletons.tsx';
import { LobbyViews } from './lobby-views.tsx';
import styles from './lottery-page.module.css';
import { useLotteryMenu } from './use-lottery-menu.ts';
import { useStoredFavourites } from './use-stored-favourites.ts';

interface LotteryPageProps {
  room: LotteryRoom;
  asked: RequestedGame;
  /** Container of the board that the address names. */
  board: ReactNode;
}

/** /lottery, /vnlottery and /elott: the next great draw, what can be played, and the numbers that were drawn. */
export function LotteryPage({ room, asked, board }: LotteryPageProps) {
  const host = useHost();
  const query = useLotteryMenu(room);
  const clock = useClockOf(query.data, query.dataUpdatedAt);
  const favourites = useFavourites();
  useStoredFavourites(query.data?.gameMenus);
  useCancelledDraws();
  const boardOpened = useRef<string | undefined>(undefined);
  const menus = query.data?.gameMenus.filter(({ games }) => games.length > 0);
  // Offline the query waits and is sent automatically when online.
  const isStuck = query.isError || query.fetchStatus === 'paused';
  const tint = { '--tint': tintOf(room.category) } as CSSProperties;
  return (
    <ClockContext.Provider value={clock}>
      <LobbyContext.Provider value={{ menus: menus ?? [], asked, favourites, boardOpened }}>
        <div className={styles.page} style={tint}>
          <LotteryHead room={room} games={menus?.reduce((count, { games }) => count + games.length, 0)} />
          {isStuck && !menus ? <Failed titleId="lobby.failed.title" query={query} /> : null}
          {!menus && !isStuck ? <LotterySkeleton room={room} /> : null}
          {menus?.length === 0 ? <NothingHere of="lobby.empty" onAct={() => host.navigate('/rng')} /> : null}
          {menus && menus.length > 0 ? (
            <Lobby menus={menus} room={room} asked={asked} board={board} onDue={query.refetch} />
          ) : null}
        </div>
      </LobbyContext.Provider>
    </ClockContext.Provider>
  );
}

interface LobbyProps extends LotteryPageProps {
  menus: readonly Menu[];
  onDue: () => Promise<unknown>;
}

function Lobby({ menus, room, asked, board, onDue }: LobbyProps) {
  const games = menus.flatMap((menu) => menu.games);
  const { gameId } = useOpenBoard();
  const choice = chosenGame(games, asked);
  const isBoardHere = gameId === undefined || games.some((game) => game.gameId === gameId);
  const featured = room.hasHero ? featuredGame(gamesOfVendor(games, asked)) : undefined;
  const shown = choice.kind === 'game' ? choice.game : featured;
  useAfterDraws(awaitedDraws(games), onDue);
  return (
    <>
      <ChoiceNotice choice={isBoardHere ? choice : { kind: 'unknown-board' }} />
      {shown ? <LotteryHero game={shown} isAsked={choice.kind === 'game'} /> : null}
      {board}
      <LobbyViews />
    </>
  );
}

/** Why the address's selection is not available. The lobby is shown below it. */
function ChoiceNotice({ choice }: { choice: Choice }) {
  if (choice.kind === 'none' || choice.kind === 'game') return null;
  return (
    <p className={styles.notice} role="alert">
      <WarnIcon size={20} />
      <FormattedMessage id={`choice.${choice.kind}`} />
    </p>
  );
}

function LotteryHead({ room, games }: { room: LotteryRoom; games?: number }) {
  return (
    <CategoryHead
      category={room.category}
      title={<FormattedMessage id={`room.${room.name}`} />}
      count={games === undefined ? undefined : <FormattedMessage id="lobby.count" values={{ count: games }} />}
    >
      <FormattedMessage id={`room.${room.name}.text`} />
    </CategoryHead>
  );
}
