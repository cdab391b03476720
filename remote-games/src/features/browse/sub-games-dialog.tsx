import type { Game } from '@portal/shared/contract/games/game';
import { useIntl } from '@portal/shared/remote/intl';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { GrowingGames } from './growing/growing-games.tsx';

interface SubGamesDialogProps {
  group: Game;
  onClose: () => void;
  /** Called when a game with rooms was pressed. */
  onOpen: (game: Game) => void;
}

/** The games behind a tile that represents a whole vendor. */
export function SubGamesDialog({ group, onClose, onOpen }: SubGamesDialogProps) {
  const intl = useIntl();
  const { gameType, vassalage, gameName } = group;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={gameName}
      closeLabel={intl.formatMessage({ id: 'lobby.group.close' })}
    >
      <GrowingGames
        list={{ kind: 'group', gameType, vassalage }}
        empty={<EmptyState title={intl.formatMessage({ id: 'lobby.emptyRoom.title' })} />}
        onLaunch={onClose}
        onOpen={onOpen}
      />
    </Dialog>
  );
}
