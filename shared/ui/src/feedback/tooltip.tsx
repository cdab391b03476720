import { type ReactNode, useId, useState } from 'react';
import styles from './tooltip.module.css';

export type TooltipProps = {
  text: ReactNode;
  /** Gets the id of the hint while it is shown, for `aria-describedby` of the thing explained. */
  children: (describedBy: string | undefined) => ReactNode;
};

/** A hint on hover and focus; Escape hides it. Never the only place of an information. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its focusable child does
    <span
      className={styles.root}
      onPointerEnter={() => setIsShown(true)}
      onPointerLeave={() => setIsShown(false)}
      onFocus={() => setIsShown(true)}
      onBlur={() => setIsShown(false)}
      onKeyDown={(event) => event.key === 'Escape' && setIsShown(false)}
    >
      {children(isShown ? id : undefined)}
      {isShown ? (
        <span id={id} role="tooltip" className={styles.hint}>
          {text}
        </span>
      ) : null}
    </span>
  );
}
