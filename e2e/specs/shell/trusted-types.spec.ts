import { expect, test } from '../../fixtures/portal-test.ts';

test.use({ expectedFaults: /Trusted(HTML|Script|ScriptURL)|no file of a release/ });

// covers 9
test('a page turns no text into markup or code, and loads no script that is no file of a release', async ({
  page,
  portal,
}) => {
  await portal.open('/vip');
  const refused = await page.evaluate(() => {
    const tries = [
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
      () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      () => Object.assign(document.createElement('script'), { src: '/content/a.js' }),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refused).toEqual(['refused', 'refused', 'refused']);
});
