import { useEffect } from 'react';

/** The member, for the head of a printed overlay or dialog; empty for visitors. */
export function usePrintedFor(site: string, account: string | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (account) style.setProperty('--printed-for', JSON.stringify(`${site} · ${account}`));
    return () => void style.removeProperty('--printed-for');
  }, [site, account]);
}
