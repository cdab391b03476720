import type { SeedOf } from './seed-document.ts';

/** Announcements of a fresh portal, newest first; more than one page of nine. */
const notices = [
  {
    id: 'welcome',
    type: 'H',
    title: 'Welcome to Lantern',
    content:
      '<p>Good to see you. Look around the <a href="/rng">slots lobby</a> first; an account is needed only when you want to play.</p>',
    at: '2026-01-12T02:00:00.000Z',
  },
  {
    id: 'responsible-play',
    type: 'PL',
    title: 'Play within your means',
    content:
      '<p>Set yourself a limit before you start and keep to it. Playing is for adults of <strong>18 years and older</strong>. Support can close an account for a time, at once and without questions.</p>',
    at: '2026-01-11T02:00:00.000Z',
  },
  {
    id: 'lottery-draws',
    type: 'H',
    title: 'Lottery draws every day',
    content:
      '<p>Draw times and results stand on the <a href="/lottery">lottery page</a>. Betting closes one minute before a draw.</p>',
    at: '2026-01-10T02:00:00.000Z',
  },
  {
    id: 'points',
    type: 'PR',
    title: 'Every stake earns points',
    content: '<p>One point for every 10.00 staked, on all games. Points never expire.</p>',
    at: '2026-01-09T02:00:00.000Z',
  },
  {
    id: 'deposit-hours',
    type: 'PL',
    title: 'Bank transfers around the clock',
    content:
      '<p>Transfers are credited day and night. Write your account name into the reference line so that we find it quickly.</p>',
    at: '2026-01-08T02:00:00.000Z',
  },
  {
    id: 'protect-your-account',
    type: 'PL',
    title: 'Keep your password to yourself',
    content:
      '<p>We never ask for your password or for a code, not by message and not by phone. If somebody does, close the conversation and write to <a href="/help">support</a>.</p>',
    at: '2026-01-07T02:00:00.000Z',
  },
  {
    id: 'weekend-slots',
    type: 'PR',
    title: 'Slots weekend',
    content: '<p>From Friday evening to Sunday night the home page shows the most played slots of the hour.</p>',
    at: '2026-01-06T02:00:00.000Z',
  },
  {
    id: 'agents',
    type: 'PL',
    title: 'News for agents',
    content: '<p>The agent centre shows the figures of your whole branch, a minute after a bet is settled.</p>',
    at: '2026-01-05T02:00:00.000Z',
  },
  {
    id: 'themes',
    type: 'H',
    title: 'Light or dark',
    content: '<p>The switch beside the language list changes the theme. Your choice is kept on this device.</p>',
    at: '2026-01-04T02:00:00.000Z',
  },
  {
    id: 'records',
    type: 'PL',
    title: 'Your records at a glance',
    content:
      '<p>Bets and movements of your wallet stand in the member centre, each with its number. Quote it when you write to support.</p>',
    at: '2026-01-03T02:00:00.000Z',
  },
  {
    id: 'opening',
    type: 'PU',
    title: 'We are open',
    content: '<p>The doors are open. Thank you for being here from the first day.</p>',
    at: '2026-01-02T02:00:00.000Z',
  },
] as const;

export const seedNotices: SeedOf<'notice'> = notices.map(({ title, content, ...rest }) => ({
  ...rest,
  texts: { EN: { title, content } },
}));
