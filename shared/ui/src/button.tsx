import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { cx } from './cx.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The action is under way: the label stays, a spinner joins it and further presses do nothing. */
  busy?: boolean;
  /** Full width of its form. */
  wide?: boolean;
  icon?: ReactNode;
  /** Disabled for presses, but it stays focusable and keeps the focus. */
  disabled?: boolean;
};

/** Use one main action (`primary`) per view; the others are secondary or quiet. A held key presses it once. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', busy = false, wide = false, icon, disabled = false, ...rest } = props;
  const isOff = busy || disabled;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isOff || rest['aria-disabled']}
      onKeyDown={(event) => {
        ignoreRepeats(event);
        rest.onKeyDown?.(event);
      }}
      onClick={isOff ? (event) => event.preventDefault() : rest.onClick}
      data-off={disabled || undefined}
      className={buttonClass({ variant, size, wide }, rest.className)}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span className={styles.label}>{rest.children}</span>
    </button>
  );
}

function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

/** The look of a button for a link: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass(look: ButtonLook = {}, className?: string): string {
  const { variant = 'secondary', size = 'medium', wide = false } = look;
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}
