import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { FullScreenIcon } from '@portal/shared/ui/icons/media';
import { ArrowLeftIcon } from '@portal/shared/ui/icons/navigation';
import type { RefObject } from 'react';
import styles from './game-frame-page.module.css';

interface FrameBarProps {
  title: string;
  /** The element for full screen: bar and game together, so that the way back stays visible. */
  stage: RefObject<HTMLElement | null>;
  onBack: () => void;
}

export function FrameBar({ title, stage, onBack }: FrameBarProps) {
  const intl = useIntl();
  const toggleFullScreen = () => {
    // Refused without a user gesture or by browser settings: the game stays in the page.
    const change = document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return (
    <header className={styles.bar}>
      <Button variant="quiet" size="small" icon={<ArrowLeftIcon size={20} />} onClick={onBack}>
        {intl.formatMessage({ id: 'frame.back' })}
      </Button>
      <h1 className={styles.title}>{title}</h1>
      {document.fullscreenEnabled === false ? null : (
        <IconButton
          label={intl.formatMessage({ id: 'frame.fullScreen' })}
          icon={<FullScreenIcon size={20} />}
          onClick={toggleFullScreen}
        />
      )}
    </header>
  );
}
