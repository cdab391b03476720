import { readAmount } from '@portal/shared/contract/typed/typed-amount.rules';
import { useIntl } from '@portal/shared/remote/intl';
import { useHost } from '../host-context.ts';
import { useShownAmount } from './use-shown-amount.ts';

/** An unambiguous amount: only digits, with both decimals or none. */
const isPlain = (typed: string): boolean => /^\d{1,3}$|^\d+\.\d\d$/.test(typed.trim());

/** Says how typed amounts are read (decisions/082). */
export function useAmountWords() {
  const intl = useIntl();
  const shown = useShownAmount();
  const { currencySymbol } = useHost().site;
  return {
    /** "Read as P 1,200.50", unless it is obvious. */
    read(typed: string): string | undefined {
      const { amount } = readAmount(typed);
      if (amount === undefined || isPlain(typed)) return undefined;
      return intl.formatMessage({ id: 'amount.read' }, { amount: shown(amount) });
    },
    /** Both readings of an amount that is not clear; undefined for any other. */
    unclear(typed: string): string | undefined {
      const reading = readAmount(typed);
      if (reading.fault !== 'ambiguous') return undefined;
      const [one, other] = reading.readings.map((figure) => `${currencySymbol}\u00a0${figure}`);
      return intl.formatMessage({ id: 'amount.unclear' }, { one, other });
    },
  };
}
