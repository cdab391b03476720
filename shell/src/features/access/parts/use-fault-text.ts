import { useText } from '../../../host/use-text.ts';
import type { Fault } from './field-fault.rules.ts';

/** Returns the text of a fault with its reason. */
export function useFaultText(): (fault: Fault) => string {
  const t = useText();
  const textOf = ({ id, values, reason }: Fault): string =>
    reason ? `${t(id, values)} ${textOf(reason)}` : t(id, values);
  return textOf;
}
