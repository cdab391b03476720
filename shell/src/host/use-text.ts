import { useIntl } from '@portal/shared/remote/intl';

export type TextOf = (id: string, values?: Record<string, string | number>) => string;

/** Short form of formatMessage: `const t = useText(); t('header.login')`. */
export function useText(): TextOf {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}

/** Text of a name that the operator may invent; a name without a text of ours stands for itself. */
export function textOrName(t: TextOf, id: string, name: string): string {
  const text = t(id);
  return text === id ? name : text;
}
