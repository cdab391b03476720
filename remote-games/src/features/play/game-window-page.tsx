import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { GameNotice } from './game-notice.tsx';
import { type LaunchRecord, lobbyOf } from './launch-record.ts';

/** /game for a game in its own window: whether it is open, a button to open it again, and the way back. */
export function GameWindowPage({ record, launchId }: { record: LaunchRecord; launchId: string }) {
  const host = useHost();
  const intl = useIntl();
  const isOpen = useReadable(host.gameWindows).includes(launchId);
  const { again, gameName } = record;
  const backUrl = lobbyOf(record);
  const text = (name: string) => intl.formatMessage({ id: `popup.${name}` }, { game: gameName });
  const state = isOpen ? 'open' : 'closed';
  return (
    <GameNotice
      record={record}
      title={text(`${state}.title`)}
      ways={
        !isOpen &&
        again && (
          <Button variant="primary" onClick={() => void host.launchGame({ ...again, backUrl })}>
            {text('again')}
          </Button>
        )
      }
    >
      {text(`${state}.text`)}
    </GameNotice>
  );
}
