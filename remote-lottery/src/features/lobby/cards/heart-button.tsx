import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { useIntl } from '@portal/shared/remote/intl';
import { HeartIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { useContext } from 'react';
import { LobbyContext } from '../../../game/lobby-context.ts';
import styles from './heart-button.module.css';

export function HeartButton({ game }: { game: LotteryGame }) {
  const intl = useIntl();
  const { favourites } = useContext(LobbyContext);
  const isOn = favourites.has(game.nodeId);
  return (
    <IconButton
      label={intl.formatMessage({ id: isOn ? 'tile.unfavour' : 'tile.favour' }, { game: game.gameName })}
      icon={<HeartIcon size={20} />}
      className={styles.heart}
      aria-pressed={isOn}
      onClick={() => void favourites.toggle(game)}
    />
  );
}
