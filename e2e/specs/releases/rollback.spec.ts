import { sizeOf } from '../../fixtures/releases/sizes.ts';
import { expect, test } from '../../fixtures/releases-test.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { compositionIn, jwsIn } from '../../setup/releases/sign-documents.ts';
import { runningProduct } from '../../setup/running-product.ts';

const times = sizeOf({ fast: 20, full: 200 });
const onPages = sizeOf({ fast: 2, full: 10 });
const remote = 'remote-games';
/** Requirement: from the command to the answer of the registry, in milliseconds. */
const answeredWithin = 1_000;

/** Returns the version that a new page load would show. */
async function nextLoad(): Promise<string | undefined> {
  const html = await (await fetch(runningProduct().address)).text();
  return compositionIn(jwsIn(html)).remotes[remote]?.candidates[0]?.version;
}

test(`the registry answers a rollback within 1 s, and the next load has the older version: ${times} of ${times}`, async ({
  portal,
  registry,
}) => {
  test.setTimeout(times * 5_000);
  const before = await registry.live(remote);
  const next = await registry.publish(remote);
  const took: number[] = [];
  const wrong: number[] = [];
  for (let time = 1; time <= times; time += 1) {
    await registry.promote(remote, next);
    if ((await nextLoad()) !== next) wrong.push(time);
    const askedAt = performance.now();
    await registry.rollBack(remote);
    took.push(Math.round(performance.now() - askedAt));
    if ((await nextLoad()) !== before) wrong.push(time);
    if (time % Math.ceil(times / onPages) > 0) continue;
    const view = new RemoteView(portal, remote);
    await view.open();
    await view.isShown(before);
  }
  const ordered = took.toSorted((a, b) => a - b);
  const description = `median ${ordered[times >> 1]} ms, slowest ${ordered.at(-1)} ms`;
  test.info().annotations.push({ type: 'rollback to answer', description });
  const late = took.filter((ms) => ms > answeredWithin);
  expect({ late, wrong }).toEqual({ late: [], wrong: [] });
});
