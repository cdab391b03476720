import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { refusalOf } from '../calls/refusal-of.ts';
import { useHost } from '../host-context.ts';

interface ClaimWithToast<Answer> {
  send: () => Promise<Answer>;
  /** Toast text of the result. */
  done: (answer: Answer) => string;
  /** Toast text if the platform gives no reason. */
  failed: () => string;
  /** Reloads everything that a claim changes, whatever its outcome. */
  refresh: () => unknown;
}

/** Sends a claim once, however often it is pressed, and shows the outcome as a toast. */
export function useClaimWithToast<Answer>({ send, done, failed, refresh }: ClaimWithToast<Answer>) {
  const host = useHost();
  const [claim, isBusy] = useOneAtATime(async () => {
    try {
      host.toast(done(await send()), 'good');
    } catch (error) {
      host.toast(refusalOf(error)?.message ?? failed(), 'bad');
    }
    void refresh();
  });
  return { claim: () => void claim(), isBusy };
}
