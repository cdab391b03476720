import type { ConfirmRequest } from '../host.ts';
import { useHost } from '../host-context.ts';
import { useClaimWithToast } from './use-claim-with-toast.ts';

interface Declining {
  /** Warning that declining is final. */
  ask: ConfirmRequest;
  send: () => Promise<unknown>;
  done: string;
  failed: string;
  /** Reloads everything that declining changes, whatever its outcome. */
  refresh: () => unknown;
}

/** Declines a reward once its member has confirmed it; the outcome is shown as a toast. */
export function useDecline({ ask, send, done, failed, refresh }: Declining) {
  const host = useHost();
  const { claim, isBusy } = useClaimWithToast({ send, done: () => done, failed: () => failed, refresh });
  const decline = async () => {
    if (await host.confirm({ ...ask, isDanger: true })) claim();
  };
  return { decline: () => void decline(), isBusy };
}
