import { getMerchantWallets } from '@portal/shared/contract/wallet/transfers';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useRefreshOn } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { GameNotice } from './game-notice.tsx';
import { type LaunchRecord, lobbyOf } from './launch-record.ts';

interface EmptyWalletProps {
  record: LaunchRecord;
  wallet: NonNullable<LaunchRecord['wallet']>;
}

/**
 * Shown before a game whose studio wallet is empty: its balance, a link to move money there in an overlay, and the
 * game, launched again as the player may have taken long.
 */
export function EmptyWallet({ record, wallet }: EmptyWalletProps) {
  const host = useHost();
  const intl = useIntl();
  const held = useHeld(wallet.vassalage) ?? wallet.balance;
  const { again, gameName } = record;
  const backUrl = lobbyOf(record);
  const amount = useShownAmount()(held);
  const text = (name: string) =>
    intl.formatMessage({ id: `wallet.${name}` }, { game: gameName, vendor: wallet.vendorName, amount });
  const hasMoney = Number(held) > 0;
  return (
    <GameNotice
      record={record}
      title={text('title')}
      ways={
        <>
          <Button
            variant={hasMoney ? 'quiet' : 'primary'}
            onClick={() => host.openOverlay('member-centre', 'transferFund')}
          >
            {text('move')}
          </Button>
          {again && (
            <Button
              variant={hasMoney ? 'primary' : 'quiet'}
              onClick={() => void host.launchGame({ ...again, backUrl, knowsWallet: true })}
            >
              {text('play')}
            </Button>
          )}
        </>
      }
    >
      {text('text')} {text(hasMoney ? 'filled' : 'empty')}
    </GameNotice>
  );
}

const calls = [getMerchantWallets];

/** Balance of the vendor's wallet, reloaded after every movement; undefined until known. */
function useHeld(vassalage: string): string | undefined {
  const { data } = useCallQuery(getMerchantWallets, {});
  useRefreshOn('balance-changed', calls);
  return data?.vendors.find((vendor) => vendor.vassalage === vassalage)?.balance;
}
