import type { PortalWindowMessage } from '@portal/shared/contract/vendor-api/frame-messages';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useSearchParams } from '@portal/shared/remote/router';
import { Loader } from '@portal/shared/ui/feedback/loader';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { EmptyWallet } from './empty-wallet.tsx';
import { FrameBar } from './frame-bar.tsx';
import styles from './game-frame-page.module.css';
import { GameWindowPage } from './game-window-page.tsx';
import { type LaunchRecord, lobbyOf, readLaunch } from './launch-record.ts';
import { NoLaunch } from './no-launch.tsx';
import { SilentGame } from './silent-game.tsx';
import { useFrameMessages } from './use-frame-messages.ts';
import { useFrameRounds } from './use-frame-rounds.ts';

const sandbox = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock';

/** /game: the vendor's page of another origin in a frame below our bar, or the status of a game in its own window. */
export function GameFramePage() {
  const launchId = useSearchParams()[0].get('launch');
  return <LaunchedGame key={launchId} launchId={launchId} />;
}

function LaunchedGame({ launchId }: { launchId: string | null }) {
  const [record] = useState(() => readLaunch(window.sessionStorage, launchId));
  const [attempt, setAttempt] = useState(0);
  if (!record || !launchId) return <NoLaunch />;
  if (record.wallet) return <EmptyWallet record={record} wallet={record.wallet} />;
  if (record.opensIn === 'popup') return <GameWindowPage record={record} launchId={launchId} />;
  const retry = () => setAttempt(attempt + 1);
  return <GameFrame key={attempt} record={record} launchId={launchId} onRetry={retry} />;
}

interface GameFrameProps {
  record: LaunchRecord;
  launchId: string;
  /** Reloads the game page: until it has responded, its launch is unused. */
  onRetry: () => void;
}

function GameFrame({ record, launchId, onRetry }: GameFrameProps) {
  const intl = useIntl();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const isSilent = useSilence(isReady);
  const rounds = useFrameRounds(record);
  const leave = useLeaving(record, rounds.areOpen);
  useFrameMessages({ frame, origin: record.origin, launchId }, (message) => {
    setIsReady(true);
    rounds.hear(message);
    if (message.event === 'back') leave();
  });
  useBalanceUpdates(isReady ? frame : undefined, record.origin);
  return (
    <section className={styles.page} ref={stage} aria-label={record.gameName}>
      <FrameBar title={record.gameName} stage={stage} onBack={leave} />
      <div className={styles.stage} aria-busy={!isReady && !isSilent}>
        <iframe
          ref={frame}
          className={styles.frame}
          src={record.content}
          title={intl.formatMessage({ id: 'frame.title' }, { game: record.gameName })}
          sandbox={sandbox}
          allow="fullscreen; autoplay"
          referrerPolicy="origin"
          inert={!isReady}
        />
        {isReady || isSilent ? null : (
          <div className={styles.waiting}>
            <Loader label={intl.formatMessage({ id: 'frame.loading' }, { game: record.gameName })} />
          </div>
        )}
        {isSilent ? <SilentGame onRetry={onRetry} onBack={leave} /> : null}
      </div>
    </section>
  );
}

const balanceChanged: PortalWindowMessage = { type: 'portal.window', event: 'balance-changed' };

/** Notifies the game, once it is ready, of balance changes: in another tab, by a deposit, in another game. */
function useBalanceUpdates(frame: RefObject<HTMLIFrameElement | null> | undefined, origin: string) {
  const { events } = useHost();
  useEffect(
    () => events.on('balance-changed', () => frame?.current?.contentWindow?.postMessage(balanceChanged, origin)),
    [events, frame, origin],
  );
}

/** Returns to the lobby; with an open round the player is asked first, as its end would not be seen. */
function useLeaving(record: LaunchRecord, areRoundsOpen: () => boolean): () => void {
  const host = useHost();
  const intl = useIntl();
  const leave = async () => {
    const ask = {
      title: 'frame.leave.title',
      text: 'frame.leave.text',
      confirmLabel: 'frame.leave.go',
      cancelLabel: 'frame.leave.stay',
    };
    const entries = Object.entries(ask).map(([name, id]) => [name, intl.formatMessage({ id })]);
    const mayLeave = !areRoundsOpen() || (await host.confirm({ ...ask, ...Object.fromEntries(entries) }));
    if (mayLeave) host.navigate(lobbyOf(record));
  };
  return () => void leave();
}

/** A game that is not ready after this time does not respond; on a slow line it may still load. */
const silenceLimitMs = 10_000;

/** True once a game page has been silent for too long; false again as soon as it is ready. */
function useSilence(isReady: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = window.setTimeout(() => setIsOver(true), silenceLimitMs);
    return () => window.clearTimeout(timer);
  }, [isReady]);
  return isOver && !isReady;
}
