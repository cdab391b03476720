import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNearView } from '../behaviour/use-near-view.tsx';
import { Mark } from '../brand/mark.tsx';
import { cx } from '../cx.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { lazyDefaults } from './lazy.rules.ts';
import styles from './lazy-image.module.css';
import { loadedPictures } from './loaded-pictures.ts';

export type LazyImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref' | 'loading' | 'width' | 'height'> & {
  src: string;
  /** Alternative text; empty if the text beside it says the same. */
  alt: string;
  /** Edges in px: they keep the place before the picture is here. */
  width: number;
  height: number;
  /** Its class says how large it is, not its edges. */
  fills?: boolean;
  /** Drawn where the picture does not come; without it a dimmed lantern. */
  fallback?: ReactNode;
};

/**
 * A picture from an address (docs/product.md 9): requested when a tenth of it is within 1.3 screens, up to three times,
 * with a skeleton meanwhile and a drawing on failure. A picture already shown on this page appears at once.
 */
export function LazyImage(props: LazyImageProps) {
  return <Picture key={props.src} {...props} />;
}

function Picture(props: LazyImageProps) {
  const { src, alt, fallback, fills = false, className, style, width, height, onError, ...rest } = props;
  const elementRef = useRef<HTMLSpanElement>(null);
  const isNear = useNearView(elementRef);
  const [isShown, setIsShown] = useState(() => loadedPictures.has(src));
  const { attempt, hasGivenUp, onFailure } = useAttempts();
  const onLoad = () => {
    loadedPictures.add(src);
    setIsShown(true);
  };
  const isAsked = (isNear || isShown) && !hasGivenUp;
  return (
    <span
      ref={elementRef}
      className={cx(styles.frame, className)}
      style={{ ...(!fills && { width, aspectRatio: `${width} / ${height}` }), ...style }}
    >
      {isShown || hasGivenUp ? null : <Skeleton shape="block" className={styles.skeleton} />}
      {isAsked ? (
        <img
          key={attempt}
          decoding="async"
          {...rest}
          alt={alt}
          {...{ src, width, height, onLoad }}
          onError={(event) => {
            onError?.(event);
            onFailure();
          }}
          className={cx(styles.picture, !isShown && styles.coming)}
        />
      ) : null}
      {hasGivenUp ? <Drawn alt={alt}>{fallback}</Drawn> : null}
    </span>
  );
}

function Drawn({ alt, children = <Mark size={28} /> }: { alt: string; children?: ReactNode }) {
  const ariaProps = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span {...ariaProps} className={styles.drawn}>
      {children}
    </span>
  );
}

/** A failed request is made again a moment later, until the attempts are used up. */
function useAttempts() {
  const [attempt, setAttempt] = useState(1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onFailure = () => {
    if (attempt === lazyDefaults.attempts) return setAttempt(attempt + 1);
    timer.current = setTimeout(() => setAttempt(attempt + 1), lazyDefaults.throttleMs);
  };
  return { attempt, hasGivenUp: attempt > lazyDefaults.attempts, onFailure };
}
