import { getConsolidatedContracts } from '@portal/shared/contract/agents/team-overview';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { shownPages } from '../menu.rules.ts';
import { pages } from '../pages.ts';
import { PageIcon } from './page-icons.tsx';

/** Menu items with their texts; items that depend on a contract feature join once the flags are here. */
export function useAgentMenu() {
  const intl = useIntl();
  const { data } = useCallQuery(getConsolidatedContracts, {});
  return shownPages(Object.keys(pages), data).map((id) => ({
    id,
    label: intl.formatMessage({ id: `page.${id}` }),
    icon: <PageIcon page={id} />,
  }));
}
