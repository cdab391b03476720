import * as Base from '@portal/shared/ui/dialog-parts';
import { cx } from '../cx.tsx';
import styles from './veil.module.css';

/** Layer between a modal sheet and the page; while one is shown the page's root is marked `data-veiled`. */
export function Veil({ under, forceRender }: { under: 'dialog' | 'overlay'; forceRender?: boolean }) {
  return <Base.Backdrop ref={veiling} forceRender={forceRender} data-veil className={cx(styles.veil, styles[under])} />;
}

/** Marked by an attribute: a selector over the whole page would be re-evaluated with each new element. */
function veiling(veil: HTMLElement | null) {
  if (!veil) return;
  const root = document.documentElement;
  root.toggleAttribute('data-veiled', true);
  return () => {
    const others = [...document.querySelectorAll('[data-veil]')].filter((other) => other !== veil);
    root.toggleAttribute('data-veiled', others.length > 0);
  };
}
