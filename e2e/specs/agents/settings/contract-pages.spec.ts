import { expect, test } from '../../../fixtures/settings-test.ts';

/** The pages of docs/product.md 2.6 that a toggle of section 6 opens. */
const pages = {
  dividend: 'Dividend record',
  dailySalary: 'Daily wages',
  hourlySalary: 'Hourly salary',
  realTimeSalary: 'Real-time salary',
} as const;

// covers 1, 2.6, 6
for (const [toggle, name] of Object.entries(pages))
  test(`${toggle}: shows the page ${name} of the agent centre only when it is on`, async ({
    page,
    portal,
    changeSwitches,
  }) => {
    const { sheet } = portal.agentCentre;
    const entry = sheet.getByRole('navigation').getByRole('button', { name });
    const others = Object.values(pages).filter((other) => other !== name);
    await portal.open('/vip');
    await portal.logIn('agent02');
    for (const isOn of [true, false]) {
      await changeSwitches('toggles', { [toggle]: isOn });
      await page.reload();
      await portal.pickFromAccountMenu('Agent Two', 'Agent centre');
      // Once the other pages are listed, the menu has loaded.
      for (const other of others)
        await expect(sheet.getByRole('navigation').getByRole('button', { name: other })).toBeVisible();
      await expect(entry, `${toggle} ${isOn}`).toHaveCount(isOn ? 1 : 0);
      if (!isOn) continue;
      await entry.click();
      await expect(sheet.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  });
