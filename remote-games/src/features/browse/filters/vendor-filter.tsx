import type { VendorEntry } from '@portal/shared/contract/games/menus';
import { useIntl } from '@portal/shared/remote/intl';
import { Select } from '@portal/shared/ui/forms/select';
import { memo } from 'react';
import type { LobbyAction } from '../lobby.rules.ts';

interface VendorFilterProps {
  /** Undefined while loading. */
  vendors?: VendorEntry[];
  chosen?: string;
  /** The counts cover all games of a vendor: other filters would contradict them. */
  hasCounts: boolean;
  dispatch: (action: LobbyAction) => void;
}

/** The vendors of a room; nothing where there is none. Memoised: dozens do not render again while pages are turned. */
export const VendorFilter = memo(function VendorFilter(props: VendorFilterProps) {
  const { vendors = [], chosen, hasCounts, dispatch } = props;
  const intl = useIntl();
  if (props.vendors?.length === 0) return null;
  const nameOf = ({ name, unavailable, games }: VendorEntry) => {
    if (unavailable) return `${name} · ${intl.formatMessage({ id: `tile.${unavailable}` })}`;
    return hasCounts ? `${name} (${intl.formatNumber(games)})` : name;
  };
  const isListed = vendors.some(({ vassalage }) => vassalage === chosen);
  const options = [
    { value: '', label: intl.formatMessage({ id: 'lobby.vendors.all' }) },
    ...vendors.map((vendor) => ({ value: vendor.vassalage, label: nameOf(vendor) })),
    // While the menu loads, and for a link to a vendor that has left it.
    ...(chosen && !isListed ? [{ value: chosen, label: chosen }] : []),
  ];
  return (
    <Select
      label={intl.formatMessage({ id: 'lobby.vendors' })}
      isLabelHidden
      options={options}
      value={chosen ?? ''}
      onChange={({ target }) => dispatch({ type: 'vendor-chosen', vassalage: target.value || undefined })}
    />
  );
});
