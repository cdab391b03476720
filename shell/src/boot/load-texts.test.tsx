import { loadMessages } from '@portal/shared/i18n/load-shell';
import { createStore } from '@portal/shared/remote/state';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { textOf } from '../host/translator.ts';
import { loadTexts } from './load-texts.tsx';

jest.mock('@portal/shared/i18n/load-shell', () => ({ loadMessages: jest.fn() }));

// covers 2.1
test.each([
  ['EN', 'Can’t connect', 'Try again'],
  ['TY', 'Can’t connect', 'Try again'],
  ['CN', '无法连接到平台', '重试'],
  ['MY', 'Tiada sambungan ke portal', 'Cuba lagi'],
  ['VN', 'Không thể kết nối', 'Thử lại'],
  ['TH', 'เชื่อมต่อไม่ได้', 'ลองอีกครั้ง'],
] as const)(
  'shows in %s that the texts failed to load and loads them again on request',
  async (language, title, retry) => {
    jest.mocked(loadMessages).mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ word: 'here' });
    const view = render(null);
    const root = { render: (content: ReactNode) => act(() => view.rerender(content)) };
    const store = createStore();
    const brought = loadTexts(root, store, language);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: retry }));
    await brought;
    expect(screen.queryByRole('heading')).toBeNull();
    expect(textOf(store, 'word')).toBe('here');
  },
);
