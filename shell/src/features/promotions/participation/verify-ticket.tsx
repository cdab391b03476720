import type { RaffleDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { getRaffleDraw } from '@portal/shared/contract/rewards/raffles';
import { loadLuckyTexts } from '@portal/shared/i18n/load-lucky';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useHost } from '@portal/shared/remote/host-context';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { Button } from '@portal/shared/ui/button';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { ShieldIcon } from '@portal/shared/ui/icons/frame';
import { useState } from 'react';
import { VerifyDialog } from '../../../frame/draws/verify-dialog.tsx';
import { AreaTexts } from '../../../frame/page-parts/area-texts.tsx';
import { useText } from '../../../host/use-text.ts';

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
