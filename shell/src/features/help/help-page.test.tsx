import type { FakeAnswers } from '@portal/shared/testing/fake-platform';
import { refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { HelpPage } from './help-page.tsx';

const article = (id: string, title: string, content: string) => ({ id, title, content: `<p>${content}</p>` });
const answers: FakeAnswers = {
  getHelpCenter: {
    articles: [
      article('start', 'Getting started', 'Look around first.'),
      article('deposit', 'Deposits', 'Limits and fees.'),
      article('term', 'Terms and conditions', 'Persons of 18 years and older.'),
    ],
    feedback: { min: 10, max: 40 },
  },
};
const user = userEvent.setup();
const scrolled: string[] = [];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this.id);
  };
});

async function open(at: string, more: FakeAnswers = {}) {
  const opened = await openPortal({ at, answers: { ...answers, ...more } });
  opened.show(<HelpPage />);
  await screen.findByRole('heading', { level: 1, name: 'Help centre' });
  return opened;
}
const stateOf = (title: string) =>
  screen
    .getAllByText(title)
    .find((found) => found.closest('details'))
    ?.closest('details');

// covers 2.1
test('/help#term opens that article and scrolls to it, also on a second visit', async () => {
  const { portal } = await open('/help#term');
  await waitFor(() => expect(scrolled).toEqual(['term']));
  expect(stateOf('Terms and conditions')).toHaveAttribute('open');
  expect(stateOf('Deposits')).not.toHaveAttribute('open');
  await change(() => portal.host.navigate('/help#deposit'));
  expect(stateOf('Deposits')).toHaveAttribute('open');
  expect(scrolled).toEqual(['term', 'deposit']);
  await change(() => portal.host.navigate('/help#deposit'));
  expect(scrolled).toEqual(['term', 'deposit', 'deposit']);
});

test.each(['/help#%E0%A4', '/help#nothing', '/help'])(
  'opens no article for an address that names none: %s',
  async (at) => {
    await open(at);
    await screen.findByText('Look around first.');
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  },
);

// covers 2.1, 2.8
test("links a topic to each article's address", async () => {
  await open('/help');
  const topics = await screen.findByRole('navigation', { name: 'Topics' });
  expect(
    within(topics)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/help#start', '/help#deposit', '/help#term']);
});

// covers 2.8
test('search: results, no results, and back to all', async () => {
  await open('/help');
  const search = await screen.findByRole('searchbox', { name: 'Search the help centre' });
  await user.type(search, 'fees');
  expect(screen.getByText('1 article found')).toBeVisible();
  expect(stateOf('Deposits')).toHaveAttribute('open');
  await user.clear(search);
  await user.type(search, 'chess');
  expect(screen.getByText('Nothing here about “chess”. Try another word, or ask us.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(document.querySelectorAll('details')).toHaveLength(3);
});

// covers 2.1
test('/helpmc has no header, but language, theme and a link home', async () => {
  const { portal } = await open('/helpmc');
  expect(screen.getByRole('link', { name: 'Back to Lantern' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(portal.host.theme.get()).toBe('dark');
  expect(screen.getByRole('button', { name: /^Language: / })).toBeVisible();
});

const message = () => screen.getByRole('textbox', { name: 'Your message' });
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));

// covers 5
test("feedback: must not be empty, and within the server's bounds", async () => {
  const { platform } = await open('/help');
  expect(await screen.findByText('10 to 40 characters')).toBeVisible();
  await send();
  expect(screen.getByText('This field is required')).toBeVisible();
  expect(message()).toHaveFocus();
  await user.type(message(), '  too short  ');
  await send();
  expect(screen.getByText('Please write at least 10 characters')).toBeVisible();
  await user.type(message(), 'x'.repeat(40));
  await send();
  expect(screen.getByText('Please write at most 40 characters')).toBeVisible();
  expect(platform.seenOf('sendFeedback')).toHaveLength(0);
});

// covers 2.8, 7.1
test('feedback: is sent with its type, shows the reference, and another one can be written', async () => {
  const { platform } = await open('/help', { sendFeedback: { reference: 'F12345678' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'Deposit');
  await user.type(message(), ' My deposit is late. ');
  await send();
  expect(await screen.findByText('F12345678')).toBeVisible();
  expect(platform.seenOf('sendFeedback')[0]?.input).toEqual({
    questionType: 'deposit',
    content: 'My deposit is late.',
  });
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(message()).toHaveValue('');
});

// covers 8: feedback: keeps the text when %s
test.each([
  [
    'the server refuses it',
    refuse('feedback_too_long', { message: 'Please write at most 30 characters' }),
    'Please write at most 30 characters',
  ],
  [
    'there is no answer',
    () => {
      throw new TypeError('offline');
    },
    'Connection problem. Please try again.',
  ],
] as const)('feedback: keeps the text when %s', async (_, sendFeedback, text) => {
  await open('/help', { sendFeedback });
  await user.type(message(), 'My deposit is late.');
  await send();
  expect(await screen.findByText(text)).toBeVisible();
  expect(message()).toHaveValue('My deposit is late.');
});

// covers 2.3
test('opens the help modal by name at the requested article, with links onwards', async () => {
  const { portal, show } = await openPortal({ answers });
  show(null);
  await change(() => portal.dialogs.open({ name: 'help', article: 'term' }));
  const dialog = await screen.findByRole('dialog', { name: 'Help centre' });
  await within(dialog).findByRole('searchbox');
  expect(await within(dialog).findByText('Persons of 18 years and older.')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Live chat' })).toBeNull();
  await user.click(within(dialog).getByRole('link', { name: 'Send a message' }));
  expect(portal.host.location.get()).toMatchObject({ pathname: '/help', hash: '#feedback' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
