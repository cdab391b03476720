import { declineMission, type Mission } from '@portal/shared/contract/rewards/missions';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { GiftIcon } from '@portal/shared/ui/icons/frame';
import { useId } from 'react';
import { useCentrePages } from '../../parts/centre-pages.ts';
import { DeclineButton } from '../../parts/rewards/decline-button.tsx';
import { destinationOf } from './missions.rules.ts';
import { useMissionRefresh } from './use-missions.ts';

interface MissionActionProps {
  mission: Mission;
  isBusy: boolean;
  onClaim: () => void;
}

/** Action of a mission: claim it, or open the page for its goal. */
export function MissionAction({ mission, isBusy, onClaim }: MissionActionProps) {
  const { missionId, periodKey, state, name, goal, declinedAt } = mission;
  const host = useHost();
  const pages = useCentrePages();
  const nameId = useId();
  const refresh = useMissionRefresh();
  if (state === 'claimed')
    return (
      <Badge tone={declinedAt ? 'neutral' : 'good'}>
        <FormattedMessage id={declinedAt ? 'rewards.state.declined' : 'missions.state.claimed'} />
      </Badge>
    );
  const destination = destinationOf(goal);
  function go() {
    if ('page' in destination) return pages.open(destination.page);
    host.closeOverlay();
    host.navigate(destination.path);
  }
  const isClaimable = state === 'claimable';
  const label = isClaimable ? 'claim' : 'page' in destination ? 'deposit' : 'play';
  return (
    <>
      <span id={nameId} hidden>
        {name}
      </span>
      {isClaimable ? (
        <DeclineButton name={name} send={() => host.call(declineMission, { missionId, periodKey })} refresh={refresh} />
      ) : null}
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
