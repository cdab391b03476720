import { trialType } from '@portal/shared/contract/constants';
import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { InfoIcon } from '@portal/shared/ui/icons-status';
import offer from '../../frame/offer-card.module.css';
import { useProtected } from '../../frame/use-protected.ts';
import { isLoggedInAtom, memberAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { hasAction, type PromotionState } from './promotions.rules.ts';

/**
 * What can be done about a promotion now. A visitor is asked to log in and a trial account to register; for a member
 * nothing is pressed that would do nothing: joining and claiming are not open yet, and the page says so.
 */
export function PromotionAction({ state }: { state: PromotionState }) {
  const t = useText();
  const { openSupport } = usePortal();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const isTrial = useAtomValue(memberAtom)?.type === trialType;
  const protect = useProtected();
  const mustAsk = !isLoggedIn || isTrial;
  return (
    <>
      {hasAction(state) && mustAsk && (
        <Button variant="primary" size="large" wide onClick={() => protect(() => undefined)}>
          {t(`promotions.do_${state}`)}
        </Button>
      )}
      <p className={offer.note}>
        <InfoIcon size={20} />
        <span>{t(hasAction(state) ? 'promotions.not_open_yet' : `promotions.means_${state}`)}</span>
      </p>
      {state === 'rejected' && (
        <Button wide onClick={openSupport}>
          {t('promotions.ask')}
        </Button>
      )}
    </>
  );
}
