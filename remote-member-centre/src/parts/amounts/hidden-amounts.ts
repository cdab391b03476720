import { useReadable } from '@portal/shared/remote/host-context';
import { createWritable } from '@portal/shared/remote/readable';

/** As long as the page lives; what the wallets hold is hidden from who looks over a shoulder (docs/product.md 4). */
const isHidden = createWritable(false);

/** Whether the balances of the member centre are hidden, and the way to change it. */
export function useHiddenAmounts(): [boolean, () => void] {
  return [useReadable(isHidden), () => isHidden.set(!isHidden.get())];
}
