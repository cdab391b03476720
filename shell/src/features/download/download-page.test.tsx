import type { Resource } from '@portal/shared/contract/content/site';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { installOfferAtom } from '../../host/app/install-offer.ts';
import { DownloadPage } from './download-page.tsx';

const resources: Resource[] = [
  { resourceType: 'ios', url: 'https://apps.example/lantern' },
  { resourceType: 'android', url: 'https://apps.example/lantern.apk' },
  { resourceType: 'ios-lite', url: '/' },
];

async function open(set: Resource[], userAgent?: string, zaloBonus?: string) {
  if (userAgent) jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { show } = await openPortal({ at: '/down', site: { resources: set, zaloBonus } });
  show(<DownloadPage />);
  await screen.findByRole('heading', { level: 1 });
}
const names = () => screen.getAllByRole('article').map((app) => within(app).getByRole('heading').textContent);

afterEach(() => jest.restoreAllMocks());

// covers 2.1
test("shows the visitor's platform first, in the apps and in the guide", async () => {
  await open(resources, 'Mozilla/5.0 (Linux; Android 15)');
  expect(names()).toEqual(['Android app', 'iOS app', 'iOS Lite app']);
  const [own] = screen.getAllByRole('article');
  expect(within(own as HTMLElement).getByText('For this device')).toBeVisible();
  expect(within(own as HTMLElement).getByRole('link')).toHaveAttribute('href', 'https://apps.example/lantern.apk');
  // A phone cannot scan a code on its own screen.
  expect(within(own as HTMLElement).queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(screen.getByText(/^Install the app on this phone/)).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Android');
  expect(screen.getByText(/allow your browser to install apps/)).toBeVisible();
});

// covers 2.8
test('shows a tab for each app in the guide, with four steps', async () => {
  await open(resources);
  await userEvent.click(screen.getByRole('tab', { name: 'Lite iOS' }));
  const panel = screen.getByRole('tabpanel');
  expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
  expect(within(panel).getByText(/Add to Home Screen/)).toBeVisible();
});

// covers 9
test('draws codes at size 200 with a margin of 20', async () => {
  await open(resources);
  const code = await screen.findByRole('img', { name: 'QR code for the iOS app' });
  expect(code).toHaveAttribute('width', '160');
  expect(code.parentElement).toHaveStyle({ width: '200px', padding: '20px' });
});

// covers 2.1
test('hides what is not configured', async () => {
  await open([{ resourceType: 'android', url: '/down' }]);
  expect(names()).toEqual(['Android app']);
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
  expect(screen.getAllByRole('tab')).toHaveLength(1);
});

test('says that there is no app', async () => {
  await open([]);
  expect(screen.getByText('No app is available right now.')).toBeVisible();
  expect(screen.queryByRole('tablist')).toBeNull();
});

// covers 9
test('mentions the Zalo bonus if the operator offers one', async () => {
  await open(resources, undefined, '131K');
  expect(screen.getByText('Zalo bonus up to 131K')).toBeVisible();
});

test('does not mention a Zalo bonus otherwise', async () => {
  await open(resources);
  expect(screen.queryByText(/Zalo/)).not.toBeInTheDocument();
});

async function openInstallable(userAgent: string, isStandalone = false, set: Resource[] = []) {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const matches = (query: string) => isStandalone && query === '(display-mode: standalone)';
  const look = (query: string) => Object.assign(new EventTarget(), { matches: matches(query), media: query });
  const given = window.matchMedia;
  Object.assign(window, { matchMedia: look });
  const opened = await openPortal({ at: '/down', site: { resources: set, isInstallable: true } });
  opened.show(<DownloadPage />);
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, restore: () => Object.assign(window, { matchMedia: given }) };
}
const isInstallShown = () => screen.queryByRole('heading', { name: 'Install Lantern' }) !== null;

// covers 2.8
test('offers to install once the browser does, and asks the browser on a press', async () => {
  const { portal, restore } = await openInstallable('Mozilla/5.0 (Windows NT 10.0)');
  expect(isInstallShown()).toBe(false);
  const prompt = jest.fn(async () => undefined);
  await change(() => portal.store.set(installOfferAtom, { prompt }));
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(isInstallShown()).toBe(false);
  restore();
});

// covers 2.8
test('leads on Android with the way through the menu, without a code for the phone itself', async () => {
  const android = 'Mozilla/5.0 (Linux; Android 15)';
  const here: Resource[] = ['ios', 'android'].map((resourceType) => ({ resourceType, url: '/down' }));
  const { portal, restore } = await openInstallable(android, false, here);
  const byMenu = /^In the browser’s menu, tap Install app/;
  expect(screen.getByText(byMenu)).toBeVisible();
  expect(screen.getByText(/^Install the app on this phone/)).toBeVisible();
  expect(names()).toEqual(['iOS app']);
  expect(screen.queryByRole('img', { name: 'QR code for the Android app' })).toBeNull();
  await change(() => portal.store.set(installOfferAtom, { prompt: async () => undefined }));
  expect(screen.queryByText(byMenu)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(isInstallShown()).toBe(false);
  restore();
});

test('says how to install on iOS, and nothing in the installed app', async () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
  const { restore } = await openInstallable(iPhone);
  expect(screen.getByText(/^In Safari, tap Share, then Add to Home Screen/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  restore();
  document.body.replaceChildren();
  const installed = await openInstallable(iPhone, true);
  expect(isInstallShown()).toBe(false);
  installed.restore();
});
