import { Router } from '@portal/shared/remote/router';
import { createElement, type ReactNode, useMemo } from 'react';
import type { Host } from '../host.ts';
import { useHost } from '../host-context.ts';
import { useShownLocation } from './use-shown-location.ts';

type Target = string | { pathname?: string; search?: string; hash?: string };

function hrefOf(to: Target): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

function navigatorOf(host: Host) {
  return {
    createHref: hrefOf,
    go: (delta: number) => window.history.go(delta),
    push: (to: Target) => host.navigate(hrefOf(to)),
    replace: (to: Target) => host.navigate(hrefOf(to), { replace: true }),
  };
}

/** Router of a remote: reads the shell's location and passes every navigation to the shell. */
export function HostRouter({ children }: { children: ReactNode }) {
  const host = useHost();
  const location = useShownLocation(host.location);
  const navigator = useMemo(() => navigatorOf(host), [host]);
  return createElement(Router, { location, navigator, children });
}
