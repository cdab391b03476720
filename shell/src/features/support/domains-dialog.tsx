import { getDomainRoute } from '@portal/shared/contract/content/site';
import { loadInfoTexts } from '@portal/shared/i18n/load-info';
import { useCallQuery, useReadable } from '@portal/shared/remote/host-context';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import type { DialogProps } from '../../frame/dialogs/dialog-props.ts';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { DomainList } from './domain-list.tsx';

/** Domain routes (docs/product.md 2.8 and 3): the portal's other domains and their speed. */
export function DomainsDialog({ onClose }: DialogProps) {
  const t = useText();
  const { host } = usePortal();
  const { pathname, search } = useReadable(host.location);
  const query = useCallQuery(getDomainRoute, {});
  return (
    <Dialog isOpen onClose={onClose} title={t('domains.title')} closeLabel={t('common.close')}>
      <AreaTexts area={loadInfoTexts}>
        <QueryView query={query}>
          {({ domainList }) => <DomainList domains={domainList.map(({ domain }) => domain)} path={pathname + search} />}
        </QueryView>
      </AreaTexts>
    </Dialog>
  );
}
