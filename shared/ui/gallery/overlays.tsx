import { useState } from 'react';
import { HeroArt } from '../src/brand/hero-art.tsx';
import { Button } from '../src/button.tsx';
import { ConfirmDialog } from '../src/dialogs/confirm-dialog.tsx';
import { Dialog } from '../src/dialogs/dialog.tsx';
import { OverlaySheet } from '../src/dialogs/overlay-sheet.tsx';
import { CountBadge } from '../src/feedback/count-badge.tsx';
import { createToastStore, ToastRegion } from '../src/feedback/toast.tsx';
import { TextField } from '../src/forms/text-field.tsx';
import { GamesIcon, GiftIcon, HomeIcon, PersonIcon, ReceiptIcon, ShieldIcon, WalletIcon } from '../src/icons/frame.tsx';
import { BottomBar } from '../src/navigation/bottom-bar.tsx';
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
