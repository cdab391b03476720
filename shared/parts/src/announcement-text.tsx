import { useHost } from '@portal/shared/remote/host-context';
import { cleanHtml } from '@portal/shared/ui/clean-html';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import styles from './announcement-text.module.css';

/** Sanitized HTML of the operator; links to pages of the portal navigate without a reload. */
export function AnnouncementText({ html }: { html: string }) {
  const host = useHost();
  const elementRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => elementRef.current?.replaceChildren(cleanHtml(html)), [html]);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    if (!link?.startsWith('/') || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    host.closeOverlay();
    host.navigate(link);
  };
  // biome-ignore lint/a11y/useKeyWithClickEvents: the links within are what is pressed, by the keyboard too
  // biome-ignore lint/a11y/noStaticElementInteractions: as above
  return <div ref={elementRef} className={styles.html} onClick={onClick} />;
}
