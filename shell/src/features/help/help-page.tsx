import { sendFeedback } from '@portal/shared/contract/content/feedback';
import { getHelpCenter } from '@portal/shared/contract/content/help-center';
import { loadInfoTexts } from '@portal/shared/i18n/load-info';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useLocation } from '@portal/shared/remote/router';
import { cx } from '@portal/shared/ui/cx';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import page from '../../frame/page-parts/page.module.css';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { FeedbackForm } from './feedback-form.tsx';
import styles from './help.module.css';
import { HelpCentre } from './help-centre.tsx';
import { HelpContact } from './help-contact.tsx';
import { PlainHead } from './plain-head.tsx';

/** At least a window high, so that what is below does not come into view before them and move away. */
const articlesHeight = 900;

/** /help with an anchor for each article (#term among them), and /helpmc: the same without the frame of the portal. */
export function HelpPage() {
  return (
    <AreaTexts area={loadInfoTexts}>
      <HelpContent />
    </AreaTexts>
  );
}

function HelpContent() {
  const t = useText();
  const { host } = usePortal();
  const { pathname } = useLocation();
  const query = useCallQuery(getHelpCenter, {});
  const isPlain = /^\/helpmc\/*$/i.test(pathname);
  return (
    <>
      {isPlain && <PlainHead />}
      <div className={cx(page.page, styles.page)}>
        <header className={page.head}>
          <h1>{t('help.title')}</h1>
          <p>{t('help.text')}</p>
        </header>
        <QueryView query={query} skeleton={<Skeleton shape="block" height={articlesHeight} />}>
          {({ articles }) => <HelpCentre articles={articles} />}
        </QueryView>
        <HelpContact feedbackPath={`${isPlain ? '/helpmc' : '/help'}#feedback`} />
        <FeedbackForm send={(words) => host.call(sendFeedback, words)} bounds={query.data?.feedback} />
      </div>
    </>
  );
}
