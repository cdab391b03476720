import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { SearchIcon } from '@portal/shared/ui/icons/frame';
import { useState } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './help.module.css';
import { HelpArticle } from './help-article.tsx';
import { type Article, searchArticles } from './help-search.rules.ts';

interface HelpArticlesProps {
  articles: readonly Article[];
  openIds: ReadonlySet<string>;
  onToggle(id: string, isOpen: boolean): void;
  /** Whether articles are anchors of the address: on the page, which exists once. */
  areAnchors?: boolean;
}

/** Articles below a search field. */
export function HelpArticles({ articles, openIds, onToggle, areAnchors }: HelpArticlesProps) {
  const t = useText();
  const [query, setQuery] = useState('');
  const found = searchArticles(articles, query);
  const isSearch = query.trim() !== '';
  return (
    <div className={styles.articles}>
      <TextField
        label={t('help.search')}
        type="search"
        value={query}
        prefix={<SearchIcon size={20} />}
        autoComplete="off"
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className={isSearch ? styles.count : 'visually-hidden'}>
        {isSearch && found.length > 0 ? t('help.found', { count: found.length }) : ''}
      </p>
      {found.map((article) => (
        <HelpArticle
          key={article.id}
          article={article}
          id={areAnchors ? article.id : undefined}
          heading={areAnchors ? 'h2' : 'h3'}
          isOpen={openIds.has(article.id) || (isSearch && found.length === 1)}
          onToggle={(isOpen) => onToggle(article.id, isOpen)}
        />
      ))}
      {found.length === 0 && (
        <EmptyState
          drawing="letter"
          title={isSearch ? t('help.none', { query: query.trim() }) : t('help.empty')}
          action={isSearch && <Button onClick={() => setQuery('')}>{t('help.show_all')}</Button>}
        />
      )}
    </div>
  );
}
