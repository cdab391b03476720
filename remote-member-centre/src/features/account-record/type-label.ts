import type { useIntl } from '@portal/shared/remote/intl';

type Intl = Pick<ReturnType<typeof useIntl>, 'messages' | 'formatMessage'>;

/** Name of a kind of movement; one the texts do not know is shown by its code, in words. */
export function typeLabel(intl: Intl, type: string): string {
  const id = `transactions.type.${type}`;
  return id in intl.messages ? intl.formatMessage({ id }) : type.replaceAll(/[_-]+/g, ' ');
}
