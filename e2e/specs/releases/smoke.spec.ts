import { expect, test } from '../../fixtures/releases-test.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { remoteNames } from '../../setup/releases/registry-client.ts';

for (const remote of remoteNames)
  test(`${remote} shows its live version`, async ({ portal, registry }) => {
    const view = new RemoteView(portal, remote);
    await view.open();
    await view.isShown(await registry.live(remote));
    await expect(view.panel).toBeHidden();
  });
