import type { ComponentProps, ReactNode } from 'react';
import { offWhen } from '../behaviour/off-when.tsx';
import { cx } from '../cx.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name and tooltip of the button. */
  label: string;
  icon: ReactNode;
  /** `raised` has a surface of its own, for example over a picture. */
  variant?: 'plain' | 'raised';
  badge?: ReactNode;
};

/** A button with one icon; the target is 44 px for any icon. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  badge,
  className,
  disabled = false,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...(disabled && offWhen(true, undefined))}
      aria-label={label}
      className={cx(styles.button, styles[variant], className)}
    >
      {icon}
      {badge ? <span className={styles.badge}>{badge}</span> : null}
    </button>
  );
}
