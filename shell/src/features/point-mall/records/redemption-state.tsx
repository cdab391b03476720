import type { RedemptionState as State } from '@portal/shared/contract/rewards/redemption';
import { Badge, type Tone } from '@portal/shared/ui/feedback/badge';
import { useText } from '../../../host/use-text.ts';

const tones: Readonly<Record<State, Tone>> = { in_process: 'warn', approved: 'good', rejected: 'bad' };

/** State of a redemption, as a word with an icon. */
export function RedemptionState({ state }: { state: State }) {
  const t = useText();
  return <Badge tone={tones[state]}>{t(`points.state.${state}`)}</Badge>;
}
