import type { RedemptionState as State } from '@portal/shared/contract/rewards/redemption';
import { Badge, type Tone } from '@portal/shared/ui/badge';
import { useText } from '../../host/use-text.ts';

const tones: Readonly<Record<State, Tone>> = { in_process: 'warn', approved: 'good', rejected: 'bad' };

/** Where a redemption stands, in a word with its sign. */
export function RedemptionState({ state }: { state: State }) {
  const t = useText();
  return <Badge tone={tones[state]}>{t(`points.state.${state}`)}</Badge>;
}
