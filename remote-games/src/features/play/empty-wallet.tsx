import { getMerchantWallets } from '@portal/shared/contract/wallet/get-merchant-wallets';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useQueryClient } from '@portal/shared/remote/query';
import { useShownAmount } from '@portal/shared/remote/use-shown-amount';
import { Button } from '@portal/shared/ui/button';
import { useEffect } from 'react';
import { GameNotice } from './game-notice.tsx';
import { type LaunchRecord, lobbyOf } from './launch-record.ts';

interface EmptyWalletProps {
  record: LaunchRecord;
  wallet: NonNullable<LaunchRecord['wallet']>;
}

/**
 * Before a game whose studio keeps a wallet of its own in which nothing lies: what it holds, the way to move money there,
 * over this page, and the game, launched anew since the player may have been long about it.
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

/** What lies in the wallet at the vendor, read anew with every movement; undefined until it is known. */
function useHeld(vassalage: string): string | undefined {
  const host = useHost();
  const cache = useQueryClient();
  const { data } = useCallQuery(getMerchantWallets, {});
  useEffect(
    () =>
      host.events.on('balance-changed', () => void cache.invalidateQueries({ queryKey: [getMerchantWallets.path] })),
    [host, cache],
  );
  return data?.vendors.find((vendor) => vendor.vassalage === vassalage)?.balance;
}
