import { Link, useLocation } from '@portal/shared/remote/router';
import { useEffect } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './help.module.css';
import { HelpArticles } from './help-articles.tsx';
import type { Article } from './help-search.rules.ts';
import { useOpenArticles } from './use-open-articles.ts';

/** Returns the name after the hash; an address truncated inside a character names nothing. */
function anchorOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/** Topics beside the articles; the article named by the address is open and in view. */
export function HelpCentre({ articles }: { articles: readonly Article[] }) {
  const t = useText();
  const location = useLocation();
  const wanted = anchorOf(location.hash);
  const { openIds, toggle } = useOpenArticles(wanted, location);
  // Each visit of the address counts, also to the same one again.
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView();
  }, [wanted, location]);
  return (
    <div className={styles.centre}>
      <nav className={styles.topics} aria-label={t('help.topics')}>
        <ul>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <Link to={`${location.pathname}#${encodeURIComponent(id)}`} aria-current={id === wanted || undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <HelpArticles articles={articles} openIds={openIds} onToggle={toggle} areAnchors />
    </div>
  );
}
