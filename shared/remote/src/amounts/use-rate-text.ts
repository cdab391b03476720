import { useIntl } from '@portal/shared/remote/intl';

/** Basis points as a rate: "0.30%". */
export function useRateText(): (basisPoints: number) => string {
  const intl = useIntl();
  return (basisPoints) =>
    intl.formatNumber(basisPoints / 10_000, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
