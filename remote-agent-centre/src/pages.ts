import type { ComponentType } from 'react';

/** Pages of docs/product.md 2.6 that this release has, each in a chunk of its own. */
export const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  agentAnnouncement: async () => (await import('./features/announcements/announcements.tsx')).Announcements,
  agentTeamOverview: async () => (await import('./features/team-overview/team-overview.tsx')).TeamOverview,
  registerCenter: async () => (await import('./features/register-center/register-center.tsx')).RegisterCenter,
  teamManagement: async () => (await import('./features/team-management/team-management.tsx')).TeamManagement,
  teamBetting: async () => (await import('./features/team-betting/team-betting.tsx')).TeamBetting,
  userProfitLoss: async () => (await import('./features/profit-loss/user-profit-loss.tsx')).UserProfitLoss,
  myIncome: async () => (await import('./features/income/my-income.tsx')).MyIncome,
  downlineTransactions: async () =>
    (await import('./features/transactions/downline-transactions.tsx')).DownlineTransactions,
  dividendRecord: async () => (await import('./features/contracts/contract-pages.tsx')).DividendRecord,
  dailyWages: async () => (await import('./features/contracts/contract-pages.tsx')).DailyWages,
  hourlySalary: async () => (await import('./features/contracts/contract-pages.tsx')).HourlySalary,
  realTimeSalary: async () => (await import('./features/contracts/contract-pages.tsx')).RealTimeSalary,
};
