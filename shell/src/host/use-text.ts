import { useIntl } from '@portal/shared/remote/intl';

export type TextOf = (id: string, values?: Record<string, string | number>) => string;

/** Short form of formatMessage: `const t = useText(); t('header.login')`. */
export function useText(): TextOf {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
