import DOMPurify from 'dompurify';
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { htmlOnCdn, ownAddress } from './picture/image-cdn.rules.ts';
import { useImageCdn } from './picture/use-image-cdn.ts';
import styles from './rich-text.module.css';

const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe', 'video', 'audio'],
  FORBID_ATTR: ['style', 'id', 'class', 'name'],
  ALLOWED_URI_REGEXP: /^(https?:\/\/|\/(?![/\\])|#)/i,
  RETURN_DOM_FRAGMENT: true as const,
};

/**
 * HTML of the operator, cleaned here once more whatever the server did: links lead to the web or to own paths only. The
 * page gets the nodes that the sanitizer gives, never a text to parse again.
 */
export function RichText({ html }: { html: string }) {
  const { cdn, giveUp } = useImageCdn();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(htmlOnCdn(html, cdn), allowed));
  }, [html, cdn]);
  const onError = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement && ownAddress(target.src, cdn)) giveUp();
  };
  return <div ref={place} className={styles.text} onErrorCapture={onError} />;
}
