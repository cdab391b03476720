import type { RaffleDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { getRaffleDraw } from '@portal/shared/contract/rewards/raffles';
import { loadLuckyTexts } from '@portal/shared/i18n/load-lucky';
import { useHost } from '@portal/shared/remote/host-context';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { Button } from '@portal/shared/ui/button';
import { FailureNote } from '@portal/shared/ui/failure-note';
import { ShieldIcon } from '@portal/shared/ui/icons-frame';
import { useOneAtATime } from '@portal/shared/ui/use-one-at-a-time';
import { useState } from 'react';
import { AreaTexts } from '../../frame/area-texts.tsx';
import { VerifyDialog } from '../../frame/draws/verify-dialog.tsx';
import { useText } from '../../host/use-text.ts';

/** Recomputes a drawn ticket in this browser. */
export function VerifyTicket({ drawId }: { drawId: string }) {
  const t = useText();
  const { call } = useHost();
  const [draw, setDraw] = useState<RaffleDraw>();
  const [failure, setFailure] = useState('');
  const [show, isBusy] = useOneAtATime(async () => {
    setFailure('');
    try {
      setDraw(await call(getRaffleDraw, { id: drawId }));
    } catch (error) {
      setFailure(refusalOf(error)?.message ?? t('error.network'));
    }
  });
  return (
    <>
      <Button size="small" variant="quiet" icon={<ShieldIcon size={18} />} busy={isBusy} onClick={() => void show()}>
        {t('promotions.verify')}
      </Button>
      <FailureNote>{failure}</FailureNote>
      {draw && (
        <AreaTexts area={loadLuckyTexts} fallback={null}>
          <VerifyDialog draw={draw} onClose={() => setDraw(undefined)} />
        </AreaTexts>
      )}
    </>
  );
}
