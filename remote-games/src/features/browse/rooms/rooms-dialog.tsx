import type { Game } from '@portal/shared/contract/games/game';
import { listRooms } from '@portal/shared/contract/games/rooms';
import { Failed } from '@portal/shared/parts/failed';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { GameArt } from '@portal/shared/ui/games/game-art';
import { useState } from 'react';
import { RoomButton } from './room-button.tsx';
import styles from './rooms-dialog.module.css';

/** Rooms of a card game between players, with their stakes; the chosen one is launched. */
export function RoomsDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const intl = useIntl();
  const { seed, theme, hasJackpot } = game;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={game.gameName}
      description={intl.formatMessage({ id: 'rooms.text' })}
      closeLabel={intl.formatMessage({ id: 'lobby.group.close' })}
      art={
        <GameArt
          className={styles.art}
          category={categoryOfGameType(game.gameType)}
          image={game.image ?? game.drawn}
          {...{ seed, theme, hasJackpot }}
        />
      }
    >
      <Rooms game={game} />
    </Dialog>
  );
}

function Rooms({ game }: { game: Game }) {
  const host = useHost();
  const intl = useIntl();
  const { vassalage, gameCode, gameName, opensIn } = game;
  const rooms = useCallQuery(listRooms, { vassalage, gameCode });
  const { data } = rooms;
  const [entered, setEntered] = useState<string>();
  const enter = async (roomId: string) => {
    setEntered(roomId);
    await host.launchGame({ vassalage, gameCode, gameName, roomId, opensIn });
    // If the dialog is still open, the room may be gone: load the rooms again.
    setEntered(undefined);
    void rooms.refetch();
  };
  if (rooms.isError) return <Failed titleId="rooms.failed" query={rooms} />;
  if (data?.rooms.length === 0) {
    return (
      <EmptyState title={intl.formatMessage({ id: 'rooms.empty.title' })}>
        {intl.formatMessage({ id: 'rooms.empty.text' })}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.rooms} aria-busy={!data}>
      {data
        ? data.rooms.map((room) => (
            <li key={room.roomId}>
              <RoomButton
                room={room}
                isEntered={entered === room.roomId}
                isClosed={entered !== undefined}
                onEnter={() => void enter(room.roomId)}
              />
            </li>
          ))
        : [0, 1, 2].map((place) => (
            <li key={place}>
              <Skeleton shape="block" width="100%" height={72} />
            </li>
          ))}
    </ul>
  );
}
