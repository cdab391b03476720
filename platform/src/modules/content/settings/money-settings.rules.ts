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
 * Limits, fees, turnover, minutes, banks, ways of payment, rewards, points, pay of agents and the jackpot, and the days all of these are counted by: who may change them alone could pay themselves more, or lead
 * payments elsewhere. They change by a proposal that another person accepts.
 */
export const isMoneySetting = (key: string): boolean => areas.some((area) => key.startsWith(area));
