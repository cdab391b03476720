import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../../../testing/open-portal.tsx';
import { CaptchaField } from './captcha-field.tsx';

// covers 2.3, 9
test('a press on the image loads another one, at most once a second', async () => {
  let count = 0;
  const getCaptcha = () => {
    count += 1;
    return { captchaId: `c${count}`, image: 'iVBORw0KGgo=' };
  };
  const { platform, show } = await openPortal({ answers: { getCaptcha } });
  let now = 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const images: string[] = [];
  show(<CaptchaField round={0} onImage={(id) => images.push(id)} />);
  const button = await screen.findByRole('button', { name: 'Show a new image' });
  await screen.findByAltText('Letters to type');
  const user = userEvent.setup();
  now += 999;
  await user.click(button);
  expect(platform.seenOf('getCaptcha')).toHaveLength(1);
  now += 1;
  await user.click(button);
  await user.click(button);
  await act(async () => undefined);
  expect(platform.seenOf('getCaptcha')).toHaveLength(2);
});
