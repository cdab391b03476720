import { useState } from 'react';
import { BottomBar } from '../src/bottom-bar.tsx';
import { Button } from '../src/button.tsx';
import { ConfirmDialog } from '../src/confirm-dialog.tsx';
import { CountBadge } from '../src/count-badge.tsx';
import { Dialog } from '../src/dialog.tsx';
import { HeroArt } from '../src/hero-art.tsx';
import { GamesIcon, GiftIcon, HomeIcon, PersonIcon, ReceiptIcon, ShieldIcon, WalletIcon } from '../src/icons-frame.tsx';
import { OverlaySheet } from '../src/overlay-sheet.tsx';
import { TextField } from '../src/text-field.tsx';
import { createToastStore, ToastRegion } from '../src/toast.tsx';
import { RecordSamples } from './records.tsx';

const show = new URLSearchParams(location.search).get('show');
const store = createToastStore(60_000);
if (show === 'toast') {
  store.show('Your message was sent', 'good');
  store.show('Network link is abnormal, please try again', 'bad');
}
const places = [
  { id: 'home', label: 'Home', icon: <HomeIcon />, isCurrent: true },
  { id: 'games', label: 'Games', icon: <GamesIcon /> },
  { id: 'wallet', label: 'Wallet', icon: <WalletIcon /> },
  { id: 'rewards', label: 'Rewards', icon: <GiftIcon />, badge: <CountBadge count={4} /> },
  { id: 'me', label: 'Me', icon: <PersonIcon /> },
];
const pages = [
  { id: 'securityCenter', label: 'My account', icon: <ShieldIcon /> },
  { id: 'transferFund', label: 'My wallet', icon: <WalletIcon /> },
  { id: 'personalHistoryCopy', label: 'Betting record', icon: <ReceiptIcon /> },
  { id: 'rewardCenter', label: 'Reward center', icon: <GiftIcon />, badge: <CountBadge count={12} /> },
];

function nothing(): void {}

export function OverlaySamples() {
  const [opened, setOpened] = useState(show);
  const [pageId, setPageId] = useState<string | undefined>(show === 'list' ? undefined : 'personalHistoryCopy');
  const close = () => setOpened(null);
  return (
    <>
      <BottomBar label="Places" items={places.map((place) => ({ ...place, onSelect: nothing }))} />
      <ToastRegion store={store} label="Messages" closeLabel="Close" />
      <Dialog
        isOpen={opened === 'login'}
        onClose={close}
        title="Welcome back"
        description="New here? Register in a minute."
        closeLabel="Close"
        art={<HeroArt group="w_reg" />}
      >
        <form style={{ display: 'grid', gap: 16 }}>
          <TextField label="Username" />
          <TextField label="Password" reveal={{ show: 'Show', hide: 'Hide' }} error="Incorrect username or password" />
          <Button variant="primary" size="large" wide>
            Log in
          </Button>
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        title="Sign out?"
        confirmLabel="Sign out"
        cancelLabel="Stay"
        closeLabel="Close"
        onConfirm={close}
        onCancel={close}
      >
        A running round goes on without you.
      </ConfirmDialog>
      <OverlaySheet
        isOpen={opened === 'centre' || opened === 'list'}
        onClose={close}
        title="My centre"
        pages={pages}
        pageId={pageId}
        onPage={setPageId}
        labels={{ close: 'Close', back: 'Back', menu: 'Pages' }}
      >
        <RecordSamples />
      </OverlaySheet>
    </>
  );
}
