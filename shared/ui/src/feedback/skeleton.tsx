import type { ComponentProps } from 'react';
import { cx } from '../cx.tsx';
import styles from './skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'> & {
  width?: number | string;
  height?: number | string;
  shape?: 'text' | 'block' | 'round';
};

/** Holds a place while its content is on the way; say `aria-busy` on the region around it. */
export function Skeleton({ width, height, shape = 'text', className, style, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx(styles.skeleton, styles[shape], className)}
      style={{ width, height, ...style }}
    />
  );
}
