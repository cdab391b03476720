import { cleanHtml } from './clean-html.tsx';

const cleaned = (html: string): string => {
  const box = document.createElement('div');
  box.append(cleanHtml(html));
  return box.innerHTML;
};

test('a link may open a tab of its own, which learns nothing of this one', () => {
  const link = document.createElement('div');
  link.append(cleanHtml('<a href="https://example.com" target="_blank">out</a>'));
  expect(link.querySelector('a')).toHaveAttribute('target', '_blank');
  expect(link.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['_top', '_parent', 'game-frame'])('no link aims at %s', (target) => {
  expect(cleaned(`<a href="/help" target="${target}">in</a>`)).toBe('<a href="/help">in</a>');
});

test('what runs and what leads elsewhere goes, the words stay', () => {
  expect(cleaned('<p onclick="x()">a <a href="javascript:x()">b</a><script>x()</script></p>')).toBe(
    '<p>a <a>b</a></p>',
  );
});
