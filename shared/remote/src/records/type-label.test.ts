import { rewardSources } from '@portal/shared/contract/rewards/rewards';
import { loadMessages } from '@portal/shared/i18n/load-member-centre';
import { createIntl } from '@portal/shared/remote/intl';
import { typeLabel } from './type-label.ts';

// covers 2.5
test.each(['EN', 'CN', 'MY', 'VN', 'TH'])(
  'every reward has a name of its own in the account record, in %s',
  async (language) => {
    const intl = createIntl({ locale: 'en', messages: await loadMessages(language) });
    const labels = rewardSources.map((source) => typeLabel(intl, `reward_${source}`));
    expect(new Set(labels).size).toBe(rewardSources.length);
    expect(labels.filter((label) => label.includes('reward'))).toEqual([]);
    expect(typeLabel(intl, 'points_rewarded')).not.toBe('points rewarded');
  },
);

test('a kind that the texts do not know is shown by its code, in words', async () => {
  const intl = createIntl({ locale: 'en', messages: await loadMessages('EN') });
  expect(typeLabel(intl, 'reward_unheard-of')).toBe('reward unheard of');
  expect(typeLabel(intl, 'reward_wheel')).toBe('Reward: Lucky wheel');
});
