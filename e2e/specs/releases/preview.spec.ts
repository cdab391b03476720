import { endPreview, makePreview } from '@portal/shared/contract/releases/previews';
import { test } from '../../fixtures/releases-test.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { operatorCall } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

const remote = 'remote-games';
// An ended preview responds with an error, which the browser logs.
test.use({ expectedFaults: /404.*\/previews\// });

const why = 'a case looks before the players do';

test('only a visitor with the address of a preview sees the candidate on the live portal', async ({
  portal,
  otherDevice,
  registry,
}) => {
  const { dataDir } = runningProduct();
  const live = await registry.live(remote);
  const version = await registry.publish(remote);
  const { id, url } = await operatorCall(dataDir, makePreview, { name: remote, version, minutes: 5, why });
  const here = new RemoteView(portal, remote);
  await portal.open(new URL(url).pathname + new URL(url).search);
  await here.open();
  await here.isShown(version);
  const there = new RemoteView(otherDevice, remote);
  await there.open();
  await there.isShown(live);

  await operatorCall(dataDir, endPreview, { id, why });
  await here.open();
  await here.isShown(live);
});
