import { vipServiceAboveRank } from '@portal/shared/contract/constants';
import { sendFeedback } from '@portal/shared/contract/content/feedback';
import { getHelpCenter } from '@portal/shared/contract/content/help-center';
import { loadInfoTexts } from '@portal/shared/i18n/load-info';
import { useCallQuery, useReadable } from '@portal/shared/remote/host-context';
import { useLocation } from '@portal/shared/remote/router';
import { Button } from '@portal/shared/ui/button';
import { cx } from '@portal/shared/ui/cx';
import { ChatIcon } from '@portal/shared/ui/icons/frame';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import page from '../../frame/page-parts/page.module.css';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { hasLiveChat } from '../../host/support/support.rules.ts';
import { useText } from '../../host/use-text.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { HelpArticles } from './help-articles.tsx';
import { PlainHead } from './plain-head.tsx';
import styles from './support.module.css';
import { useOpenArticles } from './use-open-articles.ts';

/**
 * /support, help and feedback, shown in the support window of 440 x 750 if the operator has no external chat: a message
 * form, and answers. Leads with the chat where there is one.
 */
export function SupportPage() {
  return (
    <AreaTexts area={loadInfoTexts}>
      <SupportContent />
    </AreaTexts>
  );
}

function SupportContent() {
  const t = useText();
  const { host } = usePortal();
  const query = useCallQuery(getHelpCenter, {});
  const { openIds, toggle } = useOpenArticles(undefined, undefined);
  return (
    <>
      <PlainHead />
      <div className={cx(page.page, styles.page)}>
        <SupportHead />
        <FeedbackForm send={(words) => host.call(sendFeedback, words)} bounds={query.data?.feedback} />
        <section className={styles.answers} aria-labelledby="support-answers">
          <h2 id="support-answers">{t('support.answers')}</h2>
          <QueryView query={query}>
            {({ articles }) => <HelpArticles articles={articles} openIds={openIds} onToggle={toggle} />}
          </QueryView>
        </section>
      </div>
    </>
  );
}

/** Heading of the support page; `?desk=vip` applies to members entitled to VIP service (docs/product.md 6). */
function SupportHead() {
  const t = useText();
  const { host, openChat } = usePortal();
  const hasChat = hasLiveChat(host.site.customerService, window.location);
  const rank = useReadable(host.member)?.clubLabel.rankLevel ?? 0;
  const { search } = useLocation();
  const isVip = new URLSearchParams(search).get('desk') === 'vip' && rank > vipServiceAboveRank;
  return (
    <header className={styles.head}>
      <ChatIcon size={40} />
      <div>
        <h1>{t(isVip ? 'vip.service' : 'support.title')}</h1>
        <p>{t(hasChat ? 'support.text_chat' : 'support.text')}</p>
        {hasChat && (
          <Button variant="primary" icon={<ChatIcon size={20} />} onClick={() => void openChat()}>
            {t('side.chat')}
          </Button>
        )}
      </div>
    </header>
  );
}
