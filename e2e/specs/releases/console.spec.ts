import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { expect, test } from '../../fixtures/releases-test.ts';
import { OperatorConsole } from '../../pages/operator-console.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { newOperator } from '../../setup/new-operator.ts';
import { operatorAddress } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

const remote = 'remote-games';
const titles: Readonly<Record<ReleaseName, string>> = {
  shell: 'Shell',
  'remote-games': 'Games',
  'remote-member-centre': 'Member centre',
  'remote-agent-centre': 'Agent centre',
  'remote-lottery': 'Lottery',
};

test('an operator sees the live versions and rolls a remote back by one button; the next page load has it', async ({
  page,
  otherDevice,
  registry,
}) => {
  const { dataDir } = runningProduct();
  const before = await registry.live(remote);
  const newer = await registry.release(remote);
  const player = new RemoteView(otherDevice, remote);
  await player.open();
  await player.isShown(newer);

  const operator = new OperatorConsole(page);
  await operator.logIn(await operatorAddress(dataDir), await newOperator(dataDir, 'release'));
  const live = (await registry.list()).releases.filter(({ state }) => state === 'live');
  expect(live.map(({ name }) => name).sort()).toEqual(Object.keys(titles).sort());
  for (const { name, version } of live)
    await expect(operator.card(titles[name]).getByRole('definition').first()).toContainText(version);

  await operator.rollBack(titles[remote], before, 'a case saw players complain');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(operator.card(titles[remote]).getByRole('definition').first()).toContainText(before);
  await player.open();
  await player.isShown(before);
});
