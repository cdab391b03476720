import type { SeedOf } from './seed-document.ts';

/** Articles of the help centre; `term` is the anchor of specification 2.1. */
const articles = [
  {
    id: 'start',
    title: 'Getting started',
    content:
      '<p>Look around without an account. To play, <a href="/register">register</a> with a username and a password, log in, and choose a game.</p>',
  },
  {
    id: 'account',
    title: 'Account and password',
    content:
      '<p>A username has 4 to 16 letters and digits and begins with a letter. A password has 8 to 20 and needs both letters and digits.</p><p>After several wrong passwords a picture with letters is asked for as well.</p>',
  },
  {
    id: 'deposit',
    title: 'Deposits and withdrawals',
    content:
      '<p>Methods, limits and fees are shown before you confirm. Every movement has a number in the account record.</p>',
  },
  {
    id: 'games',
    title: 'Games and results',
    content:
      '<p>Each round has its own number and is settled by the studio that runs the game. The betting record shows stake, win and the balance before and after.</p>',
  },
  {
    id: 'points',
    title: 'Points',
    content: '<p>One point for every 10.00 staked, credited when the bet is settled. Points never expire.</p>',
  },
  {
    id: 'agents',
    title: 'For agents',
    content: '<p>Agents see the figures and bets of their own branch in the agent centre, and nobody else’s.</p>',
  },
  {
    id: 'responsible',
    title: 'Responsible play',
    content:
      '<p>Games are for adults of 18 and older. Set limits, take breaks, and ask support for a pause whenever you want one.</p>',
  },
  {
    id: 'term',
    title: 'Terms and conditions',
    content:
      '<h3>1. Who may play</h3><p>Persons of 18 years and older, one account each.</p><h3>2. Settlement</h3><p>A bet counts when it is confirmed by the platform. A faulty round is cancelled and its stake returned.</p><h3>3. Privacy</h3><p>Personal data is used to run the account and for nothing else.</p>',
  },
] as const;

export const seedHelpArticles: SeedOf<'help'> = articles.map(({ id, title, content }) => ({
  id,
  texts: { EN: { title, content } },
}));
