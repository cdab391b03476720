import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { PersonIcon } from '@portal/shared/ui/icons/frame';
import { PeopleIcon, TeamIcon } from '@portal/shared/ui/icons/navigation';
import { SparkIcon } from '@portal/shared/ui/icons/status';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import { Tiles } from '../../parts/team-page.tsx';
import { ChangeNote } from './change-note.tsx';
import type { Team } from './team.ts';

const icons = {
  members: <TeamIcon size={18} />,
  directMembers: <PeopleIcon size={18} />,
  newMembers: <PersonIcon size={18} />,
  activeMembers: <SparkIcon size={18} />,
} as const;
const names = ['members', 'directMembers', 'newMembers', 'activeMembers'] as const;

/** Size of the team, newcomers and active members in the selected days. */
export function PeopleTiles({ team }: { team?: Team }) {
  const intl = useIntl();
  const activeBefore = team && (
    <ChangeNote now={BigInt(team.activeMembers)} before={BigInt(team.before.activeMembers)} />
  );
  return (
    <Tiles across="four">
      {names.map((name) => (
        <StatTile
          key={name}
          icon={icons[name]}
          label={<FormattedMessage id={`overview.${name}`} />}
          value={team && intl.formatNumber(team[name])}
          note={name === 'activeMembers' ? activeBefore : undefined}
        />
      ))}
    </Tiles>
  );
}
