import { buildRegisterSettings } from '@portal/shared/testing/builders';
import { refuse } from '@portal/shared/testing/fake-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../../testing/open-portal.tsx';
import { languageAtom } from '../../host/atoms.ts';
import { LanguageMenu } from '../header/language-menu.tsx';

const user = userEvent.setup();
const languages = [
  { code: 'EN', locale: 'en', name: 'English', isOffered: true },
  { code: 'TY', locale: 'en-PH', name: 'English (Philippines)', isOffered: true },
  { code: 'VN', locale: 'vi', name: 'Tiếng Việt', isOffered: true },
  { code: 'JP', locale: 'ja-JP', name: '日本語', isOffered: false },
];

async function open(answers: Parameters<typeof openPortal>[0] = {}) {
  const opened = await openPortal({ answers: { listLanguages: { languages } }, ...answers });
  opened.show(<LanguageMenu />);
  return opened;
}

test('loads names when the menu first opens, not before', async () => {
  const { platform } = await open();
  expect(platform.seenOf('listLanguages')).toHaveLength(0);
  await user.hover(screen.getByRole('button', { name: 'Language: English, EN' }));
  expect(await screen.findByText('Tiếng Việt')).toBeVisible();
  expect(platform.seenOf('listLanguages')).toHaveLength(1);
});

// covers 2.4
test('by keyboard: chooses an offered language and closes the menu', async () => {
  const { portal } = await open();
  screen.getByRole('button', { name: 'Language: English, EN' }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'English (Philippines)' }));
  expect(portal.store.get(languageAtom)).toBe('TY');
  expect(screen.queryByText('Tiếng Việt')).toBeNull();
});

// covers 9
test('shows the offered languages and no others', async () => {
  await open();
  await user.hover(screen.getByRole('button', { name: 'Language: English, EN' }));
  await screen.findByRole('button', { name: 'Tiếng Việt' });
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['English', 'English (Philippines)', 'Tiếng Việt']);
});

test('still offers the languages when the names fail to load', async () => {
  await open({ answers: { listLanguages: refuse('under_maintenance') } });
  await user.hover(screen.getByRole('button', { name: 'Language: English, EN' }));
  expect(await screen.findByRole('button', { name: 'English (Philippines)' })).toBeVisible();
});

test('on a phone a sheet finds a name without its accents or by its English name', async () => {
  const { matchMedia } = window;
  window.matchMedia = (media) => ({ matches: media.includes('767px') }) as MediaQueryList;
  await open({ answers: { listLanguages: { languages }, getRegisterSettings: buildRegisterSettings() } });
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  const sheet = await screen.findByRole('dialog', { name: 'Language' });
  const names = () =>
    within(sheet)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await within(sheet).findByText('Tiếng Việt');
  await user.type(within(sheet).getByRole('searchbox', { name: 'Find a language' }), 'tieng');
  expect(names()).toEqual(['Tiếng Việt']);
  await user.clear(within(sheet).getByRole('searchbox'));
  await user.type(within(sheet).getByRole('searchbox'), 'vietnam');
  expect(names()).toEqual(['Tiếng Việt']);
  await user.clear(within(sheet).getByRole('searchbox'));
  await user.type(within(sheet).getByRole('searchbox'), 'japan');
  expect(names()).toEqual([]);
  expect(sheet).toHaveTextContent('No matching language.');
  window.matchMedia = matchMedia;
});
