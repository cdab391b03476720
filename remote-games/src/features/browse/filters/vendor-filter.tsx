import type { VendorEntry } from '@portal/shared/contract/games/menus';
import { useIntl } from '@portal/shared/remote/intl';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { FireIcon } from '@portal/shared/ui/icons/frame';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { memo } from 'react';
import type { LobbyAction } from '../lobby.rules.ts';

interface VendorFilterProps {
  vendors?: VendorEntry[];
  chosen?: string;
  /** The counts cover all games of a vendor: other filters would contradict them. */
  hasCounts: boolean;
  dispatch: (action: LobbyAction) => void;
}

/** Memoised: dozens of chips do not render again while pages are turned. */
export const VendorFilter = memo(function VendorFilter(props: VendorFilterProps) {
  const { vendors, chosen, hasCounts, dispatch } = props;
  const intl = useIntl();
  const choose = (vassalage?: string) => dispatch({ type: 'vendor-chosen', vassalage });
  if (vendors?.length === 0) return null;
  return (
    <FilterRow label={intl.formatMessage({ id: 'lobby.vendors' })}>
      {vendors ? (
        <>
          <Chip isChosen={!chosen} onClick={() => choose()}>
            {intl.formatMessage({ id: 'lobby.vendors.all' })}
          </Chip>
          {vendors.map((vendor) => (
            <Chip
              key={vendor.vassalage}
              isChosen={chosen === vendor.vassalage}
              icon={vendor.isHot ? <FireIcon size={16} /> : undefined}
              count={
                vendor.unavailable
                  ? intl.formatMessage({ id: `tile.${vendor.unavailable}` })
                  : hasCounts
                    ? vendor.games
                    : undefined
              }
              onClick={() => choose(vendor.vassalage)}
            >
              {vendor.name}
            </Chip>
          ))}
        </>
      ) : (
        [96, 120, 104, 132].map((width) => <Skeleton key={width} shape="block" width={width} height={44} />)
      )}
    </FilterRow>
  );
});
