import type { Mission } from '@portal/shared/contract/rewards/mission-calls';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/badge';
import { Button } from '@portal/shared/ui/button';
import { GiftIcon } from '@portal/shared/ui/icons-frame';
import { useId } from 'react';
import { useCentrePages } from '../../parts/centre-pages.ts';
import { placeOf } from './missions.rules.ts';

interface MissionActionProps {
  mission: Mission;
  isBusy: boolean;
  onClaim: () => void;
}

/** The one thing to do with a mission: claim it, or go where it is worked on. */
export function MissionAction({ mission: { state, name, goal }, isBusy, onClaim }: MissionActionProps) {
  const host = useHost();
  const pages = useCentrePages();
  const nameId = useId();
  if (state === 'claimed')
    return (
      <Badge tone="good">
        <FormattedMessage id="missions.state.claimed" />
      </Badge>
    );
  const place = placeOf(goal);
  function go() {
    if ('page' in place) return pages.open(place.page);
    host.closeOverlay();
    host.navigate(place.path);
  }
  const isClaimable = state === 'claimable';
  const label = isClaimable ? 'claim' : 'page' in place ? 'deposit' : 'play';
  return (
    <>
      <span id={nameId} hidden>
        {name}
      </span>
      <Button
        variant={isClaimable ? 'primary' : 'secondary'}
        busy={isBusy}
        icon={isClaimable ? <GiftIcon size={20} /> : undefined}
        aria-describedby={nameId}
        onClick={isClaimable ? onClaim : go}
      >
        <FormattedMessage id={`missions.act.${label}`} />
      </Button>
    </>
  );
}
