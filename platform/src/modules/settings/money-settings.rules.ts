const areas = [
  'withdrawal.',
  'deposit.',
  'bankAccounts.',
  'transferUpline.',
  'rewards.',
  'points.',
  'agents.',
  'jackpot.',
  'timeZone',
];

/**
 * Limits, fees, turnover, minutes, banks, ways of payment, rewards, points, pay of agents and the jackpot, and the days
 * that all of these are counted by. One person who could change them alone could raise their own pay or redirect
 * payments, so a change is a proposal that another person accepts.
 */
export const isMoneySetting = (key: string): boolean => areas.some((area) => key.startsWith(area));
