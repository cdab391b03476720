import type { useIntl } from '@portal/shared/remote/intl';

type Intl = Pick<ReturnType<typeof useIntl>, 'messages' | 'formatMessage'>;

/** How the kinds of rewards begin, before their source. */
const ofReward = 'reward_';

/** Name of a kind of movement; one the texts do not know is shown by its code, in words. */
export function typeLabel(intl: Intl, type: string): string {
  const sourceId = type.startsWith(ofReward) ? `rewards.source.${type.slice(ofReward.length)}` : '';
  if (sourceId in intl.messages)
    return intl.formatMessage({ id: 'transactions.type.rewardOf' }, { source: intl.formatMessage({ id: sourceId }) });
  const id = `transactions.type.${type}`;
  return id in intl.messages ? intl.formatMessage({ id }) : type.replaceAll(/[_-]+/g, ' ');
}
