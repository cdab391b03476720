import { getHelpCenter } from '@portal/shared/contract/content/get-help-center';
import { useCallQuery, useReadable } from '@portal/shared/remote/host-context';
import { Button } from '@portal/shared/ui/button';
import { cx } from '@portal/shared/ui/cx';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { ChatIcon } from '@portal/shared/ui/icons-media';
import { useEffect } from 'react';
import page from '../../frame/page.module.css';
import { QueryView } from '../../frame/query-view.tsx';
import { RichText } from '../../frame/rich-text.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { FeedbackForm } from './feedback-form.tsx';
import styles from './help.module.css';

interface Article {
  id: string;
  title: string;
  content: string;
}

/** /help with an anchor for each article (#term among them), and /helpmc without the header. */
export function HelpPage() {
  const t = useText();
  const query = useCallQuery(getHelpCenter, {});
  return (
    <div className={cx(page.page, page.narrow)}>
      <header className={page.head}>
        <h1>{t('help.title')}</h1>
        <p>{t('help.text')}</p>
      </header>
      <QueryView query={query}>{({ articles }) => <Articles articles={articles} />}</QueryView>
      <FeedbackForm />
    </div>
  );
}

function Articles({ articles }: { articles: readonly Article[] }) {
  const t = useText();
  const { host, openSupport } = usePortal();
  const { hash } = useReadable(host.location);
  const wanted = hash.slice(1);
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView();
  }, [wanted]);
  if (articles.length === 0)
    return (
      <EmptyState
        drawing="letter"
        title={t('help.empty')}
        action={
          <Button icon={<ChatIcon />} onClick={openSupport}>
            {t('side.chat')}
          </Button>
        }
      />
    );
  return (
    <div className={styles.articles}>
      {articles.map(({ id, title, content }) => (
        <details key={id} id={id} className={styles.article} open={id === wanted || undefined}>
          <summary>{title}</summary>
          <RichText html={content} />
        </details>
      ))}
    </div>
  );
}
