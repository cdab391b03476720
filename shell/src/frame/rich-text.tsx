import DOMPurify from 'dompurify';
import { type SyntheticEvent, useMemo } from 'react';
import { htmlOnCdn, ownAddress } from './picture/image-cdn.rules.ts';
import { useImageCdn } from './picture/use-image-cdn.ts';
import styles from './rich-text.module.css';

const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe', 'video', 'audio'],
  FORBID_ATTR: ['style', 'id', 'class', 'name'],
  ALLOWED_URI_REGEXP: /^(https?:\/\/|\/(?![/\\])|#)/i,
};

/** HTML of the operator, cleaned here once more whatever the server did: links lead to the web or to own paths only. */
export function RichText({ html }: { html: string }) {
  const { cdn, giveUp } = useImageCdn();
  const clean = useMemo(() => htmlOnCdn(DOMPurify.sanitize(html, allowed), cdn), [html, cdn]);
  const onError = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement && ownAddress(target.src, cdn)) giveUp();
  };
  // This is the one place, behind the sanitizer.
  return <div className={styles.text} onErrorCapture={onError} dangerouslySetInnerHTML={{ __html: clean }} />;
}
