import { useIntl } from '@portal/shared/remote/intl';
import { usePortal } from '../../host/portal-context.ts';

/** Formats a wire amount within a sentence: with the symbol, without cents if there are none. */
export function useMoneyText(): (amount: string) => string {
  const { currencySymbol } = usePortal().host.site;
  const { formatNumber } = useIntl();
  return (amount) => {
    const digits = amount.endsWith('.00') ? 0 : 2;
    const figure = formatNumber(Number(amount), { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return `${currencySymbol}\u00a0${figure}`;
  };
}
