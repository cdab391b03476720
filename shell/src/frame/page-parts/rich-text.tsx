import { cleanHtml } from '@portal/shared/ui/clean-html';
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { htmlOnCdn, ownAddress } from '../picture/image-cdn.rules.ts';
import { useImageCdn } from '../picture/use-image-cdn.ts';
import styles from './rich-text.module.css';

/** Sanitized HTML of the operator; its own pictures load from the CDN in use. */
export function RichText({ html }: { html: string }) {
  const { cdn, giveUp } = useImageCdn();
  const elementRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    elementRef.current?.replaceChildren(cleanHtml(htmlOnCdn(html, cdn)));
  }, [html, cdn]);
  const onError = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement && ownAddress(target.src, cdn)) giveUp();
  };
  return <div ref={elementRef} className={styles.text} onErrorCapture={onError} />;
}
