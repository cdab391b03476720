import type { Host } from '@portal/shared/remote/host';
import { cx } from '@portal/shared/ui/cx';
import { use, useEffect, useRef, useState } from 'react';
import { isAnotherPage } from './place/page-kinds.rules.ts';
import { PlaceContext, type RemotePlaceProps } from './place/place-context.ts';
import { createPlaceController, type PlaceController, type PlaceState } from './place/place-controller.ts';
import { PlaceSkeleton } from './place/place-skeleton.tsx';
import { RemoteUnavailable } from './place/remote-unavailable.tsx';
import styles from './remote-place.module.css';
import { remoteSource } from './remote-source.ts';

/**
 * Shows a remote: a skeleton, then the remote, or an error panel with a retry. A newer version takes over at a
 * navigation, never during use; an overlay keeps its version while it is open. Loaded on demand (see remote-place.tsx).
 */
export function RemoteView() {
  const asked = use(PlaceContext);
  return asked && <ControlledRemote {...asked} />;
}

function ControlledRemote({ name, surface, host, page, isCovered = false }: RemotePlaceProps) {
  const element = useRef<HTMLDivElement>(null);
  const controllerRef = useRef<PlaceController>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PlaceState>('loading');

  useEffect(() => {
    if (!element.current) return;
    const request = { name, surface, host, page, element: element.current };
    const controller = createPlaceController({ source: remoteSource, request, onState: setState });
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
    if (state !== 'broken') remoteSource.forgiveFailures(name);
    setAttempt((made) => made + 1);
  };
  const unavailable = state !== 'loading' && state !== 'shown';
  return (
    <section className={cx(styles.place, styles[surface])} tabIndex={-1} aria-busy={state === 'loading'}>
      {state === 'loading' && <PlaceSkeleton />}
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
