import { ChevronDownIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { CopyIcon } from '@portal/shared/ui/icons/media';
import { RichText } from '../../frame/page-parts/rich-text.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './help.module.css';
import type { Article } from './help-search.rules.ts';

interface HelpArticleProps {
  article: Article;
  /** Element id: the anchor of the address, on the page. */
  id?: string;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  /** Heading level: below the title of the page or of the modal. */
  heading: 'h2' | 'h3';
}

export function HelpArticle({ article, id, isOpen, onToggle, heading: Heading }: HelpArticleProps) {
  return (
    <details
      id={id}
      className={styles.article}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Heading>{article.title}</Heading>
        <ChevronDownIcon size={20} className={styles.arrow} />
      </summary>
      <div className={styles.text}>
        <RichText html={article.content} />
        <CopyLink article={article} />
      </div>
    </details>
  );
}

/** Copies the article's address. Browsers offer a clipboard on secure addresses only. */
function CopyLink({ article: { id, title } }: { article: Article }) {
  const t = useText();
  const { toasts } = usePortal();
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(`${window.location.origin}/help#${encodeURIComponent(id)}`).then(
      () => toasts.show(t('help.copied'), 'good'),
      () => toasts.show(t('error.unknown'), 'bad'),
    );
  return (
    <IconButton
      className={styles.copy}
      label={t('help.link', { title })}
      icon={<CopyIcon size={18} />}
      onClick={() => void copy()}
    />
  );
}
