import { getGameMenus } from '@portal/shared/contract/games/menus';
import type { RecordChoice } from '@portal/shared/parts/record-filters';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import type { Choices } from '@portal/shared/remote/records/use-record-filter';

/** Categories, and the vendors of the chosen one, as the navigation has them. */
export function useGameChoices(choices: Choices): RecordChoice[] {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `record.${id}` });
  const menus = useCallQuery(getGameMenus, {}).data?.menus ?? [];
  const ofCategory = menus.filter(({ gameType }) => !choices.gameType || gameType === choices.gameType);
  const vendors = new Map(ofCategory.flatMap((menu) => menu.vendors).map(({ vassalage, name }) => [vassalage, name]));
  return [
    {
      name: 'gameType',
      label: text('category'),
      all: text('category.all'),
      options: menus.map(({ gameType }) => ({ value: gameType, label: text(`category.${gameType}`) })),
    },
    {
      name: 'vassalage',
      label: text('vendor'),
      all: text('vendor.all'),
      options: [...vendors].map(([value, label]) => ({ value, label })),
    },
  ];
}
