import { getHelpCenter } from '@portal/shared/contract/content/help-center';
import { loadInfoTexts } from '@portal/shared/i18n/load-info';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import type { DialogProps } from '../../frame/dialogs/dialog-props.ts';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { useText } from '../../host/use-text.ts';
import styles from './help.module.css';
import { HelpArticles } from './help-articles.tsx';
import { HelpContact } from './help-contact.tsx';
import { useOpenArticles } from './use-open-articles.ts';

/** The help modal (docs/product.md 2.3): the articles over the current page, at the requested one. */
export function HelpDialog({ dialog, onClose }: DialogProps) {
  const t = useText();
  const query = useCallQuery(getHelpCenter, {});
  const article = dialog.name === 'help' ? dialog.article : undefined;
  const { openIds, toggle } = useOpenArticles(article, article);
  return (
    <Dialog isOpen size="large" onClose={onClose} title={t('help.title')} closeLabel={t('common.close')}>
      <AreaTexts area={loadInfoTexts}>
        <div className={styles.modal}>
          <QueryView query={query}>
            {({ articles }) => <HelpArticles articles={articles} openIds={openIds} onToggle={toggle} />}
          </QueryView>
          <HelpContact feedbackPath="/help#feedback" onLeave={onClose} />
        </div>
      </AreaTexts>
    </Dialog>
  );
}
