import type { ComponentProps } from 'react';
import { cx } from './cx.tsx';
import styles from './row-opener.module.css';

/** Opens the row of a `DataTable` it stands in: all of the row can be pressed, and this is what keys and screen readers find. */
export function RowOpener({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} data-row-opener className={cx(styles.opener, className)} />;
}
