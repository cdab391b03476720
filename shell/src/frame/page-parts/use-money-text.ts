import { usePortal } from '../../host/portal-context.ts';

/** Formats a wire amount within a sentence: with the symbol, without cents if there are none, in the separators of all amounts. */
export function useMoneyText(): (amount: string) => string {
  const { currencySymbol } = usePortal().host.site;
  return (amount) => {
    const digits = amount.endsWith('.00') ? 0 : 2;
    const figure = Number(amount).toLocaleString('en', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return `${currencySymbol}\u00a0${figure}`;
  };
}
