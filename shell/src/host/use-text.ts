import { useIntl } from '@portal/shared/remote/intl';

export type TextOf = (id: string, values?: Record<string, string | number>) => string;

/** Short form of formatMessage: `const t = useText(); t('header.login')`. */
export function useText(): TextOf {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}

/** Returns the text for a name that the operator may define; a name without a text is shown as it is. */
export function textOrName(t: TextOf, id: string, name: string): string {
  const text = t(id);
  return text === id ? name : text;
}
