import type { Redemption } from '@portal/shared/contract/rewards/redemption';
import { loadAccessTexts } from '@portal/shared/i18n/load-access';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { useState } from 'react';
import { AreaTexts } from '../../../frame/page-parts/area-texts.tsx';
import { QueryView } from '../../../frame/page-parts/query-view.tsx';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { RedeemForm } from '../redeem/redeem-form.tsx';
import { RedeemReceipt } from '../redeem/redeem-receipt.tsx';
import { usePointConfig } from '../use-point-config.ts';
import { usePointRefresh } from '../use-point-updates.ts';
import { PresentDetail } from './present-detail.tsx';
import { mostPieces, type Present } from './presents.rules.ts';

interface PresentDialogProps {
  present: Present;
  owned: number | undefined;
  onClose(): void;
}

/** One present, from its description and the redemption form (docs/product.md 5) to the receipt. */
export function PresentDialog({ present, owned = 0, onClose }: PresentDialogProps) {
  const t = useText();
  const { host } = usePortal();
  const refresh = usePointRefresh();
  const config = usePointConfig();
  const [isRedeeming, setIsRedeeming] = useState(false);
  const [redemption, setRedemption] = useState<Redemption>();
  // Stock changes while the form is open; the form keeps its terms until the platform reports a change.
  const [frozenTerms, setFrozenTerms] = useState<{ present: Present; owned: number }>();
  const begun = frozenTerms ?? { present, owned };
  function begin(): void {
    setFrozenTerms({ present, owned });
    setIsRedeeming(true);
  }
  function done(made: Redemption): void {
    setRedemption(made);
    refresh();
    if (made.type === 'bonus') void host.refreshBalance();
  }
  function changed(): void {
    setFrozenTerms(undefined);
    void refresh();
  }
  const isForm = isRedeeming && !redemption;
  return (
    <Dialog isOpen isSticky={isForm} onClose={onClose} title={present.name} closeLabel={t('common.close')}>
      {redemption && <RedeemReceipt redemption={redemption} onClose={onClose} />}
      {isForm && (
        <QueryView query={config} skeleton={<Skeleton shape="block" height={320} />}>
          {({ quantityAtMost, mobile }) => (
            <AreaTexts area={loadAccessTexts} fallback={<Skeleton shape="block" height={320} />}>
              <RedeemForm
                present={begun.present}
                owned={begun.owned}
                most={Math.max(1, mostPieces(begun.present, begun.owned, quantityAtMost))}
                boundMobile={mobile}
                onDone={done}
                onChanged={changed}
              />
            </AreaTexts>
          )}
        </QueryView>
      )}
      {!isRedeeming && (
        <PresentDetail present={present} owned={owned} config={config.data} onRedeem={begin} onClose={onClose} />
      )}
    </Dialog>
  );
}
