import { prefersReducedMotion } from '@portal/shared/ui/behaviour/prefers-reduced-motion';
import { usePauseOffScreen } from '@portal/shared/ui/behaviour/use-pause-off-screen';
import { PauseIcon, PlayIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { type CSSProperties, useRef, useState } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './snow.module.css';
import { flakes } from './snow.rules.ts';

/** Snow over the footer, by the operator's setting. It can be stopped; with reduced motion there is none. */
export function Snow() {
  const t = useText();
  const [isFalling, setIsFalling] = useState(true);
  const sky = useRef<HTMLDivElement>(null);
  usePauseOffScreen(sky);
  if (prefersReducedMotion()) return null;
  return (
    <>
      <div ref={sky} className={styles.sky} data-still={!isFalling || undefined} aria-hidden="true">
        {flakes.map(({ left, size, seconds, delay, drift }) => (
          <span
            key={left}
            className={styles.flake}
            style={
              {
                left: `${left}%`,
                width: size,
                height: size,
                animationDuration: `${seconds}s`,
                animationDelay: `${delay}s`,
                '--drift': `${drift}px`,
              } as CSSProperties
            }
          />
        ))}
      </div>
      <IconButton
        className={styles.stop}
        label={t(isFalling ? 'footer.snow_stop' : 'footer.snow_go')}
        icon={isFalling ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
        onClick={() => setIsFalling(!isFalling)}
      />
    </>
  );
}
