import { useHost } from '@portal/shared/remote/host-context';

/** Leaves the member centre for the promotions of the shell, where promo codes are redeemed, too. */
export function useToPromotions(): () => void {
  const host = useHost();
  return () => {
    host.closeOverlay();
    host.navigate('/promotions');
  };
}
