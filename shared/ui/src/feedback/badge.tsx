import type { ComponentProps } from 'react';
import { cx } from '../cx.tsx';
import { BadIcon, GoodIcon, InfoIcon, WarnIcon } from '../icons/frame.tsx';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'good' | 'bad' | 'warn' | 'accent';

const icons = { neutral: InfoIcon, good: GoodIcon, bad: BadIcon, warn: WarnIcon, accent: null };

export type BadgeProps = ComponentProps<'span'> & {
  tone?: Tone;
  /** Without its icon the word alone must say the state. */
  hasIcon?: boolean;
};

/** A state in one word; an icon goes with the colour, so that colour never speaks alone. */
export function Badge({ tone = 'neutral', hasIcon = tone !== 'neutral', className, children, ...rest }: BadgeProps) {
  const StateIcon = hasIcon ? icons[tone] : null;
  return (
    <span {...rest} className={cx(styles.badge, styles[tone], className)}>
      {StateIcon ? <StateIcon size={14} /> : null}
      {children}
    </span>
  );
}
