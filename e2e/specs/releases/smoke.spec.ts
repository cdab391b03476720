import { expect, test } from '../../fixtures/releases-test.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { remoteNames } from '../../setup/releases/release-desk.ts';

for (const remote of remoteNames)
  test(`${remote} is shown in its live version`, async ({ portal, desk }) => {
    const view = new RemoteView(portal, remote);
    await view.open();
    await view.isShown(await desk.live(remote));
    await expect(view.panel).toBeHidden();
  });
