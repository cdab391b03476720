import type { ComponentProps } from 'react';
import { cx } from '../cx.tsx';
import styles from './row-opener.module.css';

/** Opens its row of a `DataTable`: the whole row can be pressed, and keyboards and screen readers find this button. */
export function RowOpener({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} data-row-opener className={cx(styles.opener, className)} />;
}
