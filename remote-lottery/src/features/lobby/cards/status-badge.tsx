import { useIntl } from '@portal/shared/remote/intl';
import { Badge, type Tone } from '@portal/shared/ui/feedback/badge';
import type { GameStatus } from '../../../game/lottery-games.rules.ts';

const tones: Record<GameStatus, Tone> = {
  open: 'good',
  instant: 'good',
  soon: 'warn',
  closed: 'neutral',
  drawing: 'accent',
  maintenance: 'bad',
  stopped: 'bad',
  opens_later: 'neutral',
};

export function StatusBadge({ status }: { status: GameStatus }) {
  const intl = useIntl();
  return <Badge tone={tones[status]}>{intl.formatMessage({ id: `status.${status}` })}</Badge>;
}
