import { getConsolidatedContracts } from '@portal/shared/contract/agents/team-overview';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { shownPages } from '../menu.rules.ts';
import { pages } from '../pages.ts';
import { PageIcon } from './page-icons.tsx';

/**
 * Menu items with their texts; items that depend on a contract feature join once the flags are here. `missing`: why a page
 * that is on no menu may still be one: the flags are on their way, or did not come and can be asked for again.
 */
export function useAgentMenu() {
  const intl = useIntl();
  const { data, isError, refetch } = useCallQuery(getConsolidatedContracts, {});
  const menu = shownPages(Object.keys(pages), data).map((id) => ({
    id,
    label: intl.formatMessage({ id: `page.${id}` }),
    icon: <PageIcon page={id} />,
  }));
  const missing: MissingFlags | undefined = data ? undefined : isError ? { retry: () => void refetch() } : {};
  return { menu, missing };
}

/** Without `retry` they are on their way. */
export interface MissingFlags {
  retry?: () => void;
}
