import type { Host } from '@portal/shared/remote/host';
import { cx } from '@portal/shared/ui/cx';
import { use, useEffect, useRef, useState } from 'react';
import { pageRemotes } from '../page-remotes.ts';
import styles from '../remote-slot.module.css';
import { isAnotherPage } from './page-kinds.rules.ts';
import { RemoteUnavailable } from './remote-unavailable.tsx';
import { type RemoteSlotProps, SlotContext } from './slot-context.ts';
import { SlotSkeleton } from './slot-skeleton.tsx';
import { createSwapController, type SlotState, type SwapController } from './swap-controller.ts';

/**
 * Shows a remote: a skeleton, then the remote, or an error panel with a retry. A newer version takes over at a
 * navigation, never during use; an overlay keeps its version while it is open. Loaded on demand (see remote-slot.tsx).
 */
export function SlotBody() {
  const asked = use(SlotContext);
  return asked && <ControlledRemote {...asked} />;
}

function ControlledRemote({ name, surface, host, page, isCovered = false }: RemoteSlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const controllerRef = useRef<SwapController>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SlotState>('loading');

  useEffect(() => {
    if (!element.current) return;
    const request = { name, surface, host, page, element: element.current };
    const controller = createSwapController({ source: pageRemotes, request, onState: setState });
    controllerRef.current = controller;
    const stopWatching = surface === 'page' ? onAnotherPage(host.location, controller.navigated) : undefined;
    return () => {
      stopWatching?.();
      controller.leave();
    };
  }, [name, surface, host, attempt]);
  useEffect(() => {
    if (isCovered) controllerRef.current?.covered();
  }, [isCovered]);

  const retry = () => {
    // A version that broke in use would break again: the failure is remembered and the last good version starts.
    if (state !== 'broken') pageRemotes.forgetFailures(name);
    setAttempt((made) => made + 1);
  };
  const unavailable = state !== 'loading' && state !== 'shown';
  return (
    <section className={cx(styles.slot, styles[surface])} tabIndex={-1} aria-busy={state === 'loading'}>
      {state === 'loading' && <SlotSkeleton />}
      {unavailable && <RemoteUnavailable name={name} isOff={state === 'disabled'} onRetry={retry} />}
      <div ref={element} hidden={state !== 'shown'} />
    </section>
  );
}

function onAnotherPage(location: Host['location'], act: () => void): () => void {
  let before = location.get();
  return location.subscribe(() => {
    const after = location.get();
    if (isAnotherPage(before, after)) act();
    before = after;
  });
}
