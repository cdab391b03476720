import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { useIntl } from '@portal/shared/remote/intl';
import { tintOf } from '@portal/shared/ui/category';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { type CSSProperties, useContext } from 'react';
import { GameName } from '../../game/game-name.tsx';
import { LobbyContext } from '../../game/lobby-context.ts';
import { useOpenBoard } from '../../game/use-open-board.ts';
import { ResultsContent } from './results-content.tsx';
import styles from './results-dialog.module.css';

/** Numbers of the game that the address names: the board of a draw, the draws before it, their trend. */
export function ResultsDialog() {
  const { menus } = useContext(LobbyContext);
  const { gameId, close } = useOpenBoard();
  const game = menus.flatMap(({ games }) => games).find((entry) => entry.gameId === gameId);
  return game ? <Board key={game.gameId} game={game} onClose={close} /> : null;
}

function Board({ game, onClose }: { game: LotteryGame; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      hasAddress
      isOpen
      onClose={onClose}
      size="large"
      className={styles.sheet}
      title={<GameName game={game} />}
      description={intl.formatMessage({ id: 'results.text' })}
      closeLabel={intl.formatMessage({ id: 'results.close' })}
    >
      <div style={{ '--tint': tintOf('lottery') } as CSSProperties}>
        <ResultsContent game={game} />
      </div>
    </Dialog>
  );
}
