import { areasOf } from '../../fixtures/areas.ts';
import { stageFault } from '../../fixtures/releases/stage-faults.ts';
import { expect, test } from '../../fixtures/releases-test.ts';
import { pairwise } from '../../matrix/pairwise.rules.ts';
import type { Portal } from '../../pages/portal.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { type RemoteName, remoteNames } from '../../setup/releases/registry-client.ts';

type Health = 'works' | 'fails';

/** All 15 combinations with a failure; the fast suite takes enough of them to cover every pair of states. */
const combinations = process.env.RELEASES === 'full' ? everyCombination() : pairwise(statesOf(['fails', 'works']));
const failing = combinations
  .map((combination) => remoteNames.filter((name) => combination[name] === 'fails'))
  .filter((names) => names.length > 0);

/** Demo accounts; an agent also sees the agent centre. */
const player = { account: 'player03', nickname: 'Player Three' };
const agent = { account: 'agent02', nickname: 'Agent Two' };

test.use({ expectedFaults: /\/releases\/remote-|ChunkLoadError|\[ Federation/ });

// covers 10
for (const remotes of failing)
  test(`without ${remotes.join(', ')}: header, balance, login, logout, language and support are usable`, async ({
    page,
    portal,
    registry,
  }) => {
    for (const remote of remotes) await stageFault(page, registry, { remote, kind: 'not-found' });
    for (const name of remoteNames) {
      const view = new RemoteView(portal, name);
      if (view.isForVisitors) {
        await view.open();
        await expectShownOrUnavailable(view, remotes);
      }
    }
    await comeInAndGo(portal, remotes);
  });

/** Expects the panel of each failed remote, and the others at work. */
async function expectShownOrUnavailable(view: RemoteView, failed: readonly RemoteName[]): Promise<void> {
  if (failed.includes(view.name)) await expect(view.panel).toBeVisible();
  else await view.isDrawn();
}

/** Makes one visit: logs in, closes the overlays, uses everything of the shell, and logs out. */
async function comeInAndGo(portal: Portal, remotes: readonly RemoteName[]): Promise<void> {
  const isAgent = remotes.includes('remote-agent-centre');
  const { account, nickname } = isAgent ? agent : player;
  await portal.logIn(account);
  expect(await portal.balanceMinor()).toBeGreaterThanOrEqual(0);
  await portal.pickFromAccountMenu(nickname, 'My account');
  const centre = new RemoteView(portal, 'remote-member-centre');
  await expectShownOrUnavailable(centre, remotes);
  const sheet = remotes.includes(centre.name) ? portal.memberCentre.sheet : centre.drawn;
  await sheet.getByRole('button', { name: /^Close/ }).click();
  await expect(portal.memberCentre.sheet).toBeHidden();
  if (isAgent) {
    await portal.open('/agentHome');
    await expectShownOrUnavailable(new RemoteView(portal, 'remote-agent-centre'), remotes);
  }

  await chooseEnglish(portal);
  await askForSupport(portal);
  await signOut(portal, nickname);
}

/** Members of a fresh portal use the portal's default language. */
async function chooseEnglish({ page, header, balance }: Portal): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'en-PH');
  // Until the member has loaded, the tools of the header move away from the pointer.
  await expect(balance).toContainText(/\d\.\d\d/);
  await header.getByRole('button', { name: /^Language/ }).hover();
  await header.getByRole('button', { name: 'English', exact: true }).first().click();
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(header.getByRole('button', { name: 'Language: English, EN', exact: true })).toBeVisible();
  await expect(balance).toContainText(/\d\.\d\d/);
}

async function askForSupport({ page }: Portal): Promise<void> {
  const opened = page.waitForEvent('popup');
  await areasOf(page).sideMenu.getByRole('button', { name: 'Help & feedback' }).click();
  const supportWindow = await opened;
  await expect(supportWindow.getByRole('heading', { level: 1, name: 'Help & feedback' })).toBeVisible();
  await supportWindow.close();
}

async function signOut(portal: Portal, nickname: string): Promise<void> {
  await portal.pickFromAccountMenu(nickname, 'Log out');
  const question = portal.page.getByRole('dialog', { name: 'Log out?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(portal.logInButton).toBeVisible();
  await expect(portal.balance).toBeHidden();
  expect(await portal.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
}

function statesOf(states: readonly Health[]): Record<RemoteName, readonly Health[]> {
  return {
    'remote-games': states,
    'remote-member-centre': states,
    'remote-agent-centre': states,
    'remote-lottery': states,
  };
}

function everyCombination(): Record<string, Health>[] {
  return Array.from({ length: 2 ** remoteNames.length }, (_, bits) =>
    Object.fromEntries(remoteNames.map((name, at) => [name, (bits >> at) & 1 ? 'fails' : 'works'])),
  );
}
