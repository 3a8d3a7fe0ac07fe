import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { freshBrowser } from '../../../test/people.ts';
import { type NoticeContent, NoticeView } from './NoticeView.tsx';

const notice: NoticeContent = {
  ...{ title: '本周菜单', accountName: '校园餐饮', deptName: '后勤处', sendTime: '2026-11-18 08:00:00' },
  ...{ level: 'NORMAL', expireAt: null, isExpired: false, content: '<p>一日三餐</p>', attachments: [], counts: null },
};

afterEach(cleanup);

test('RT-4 a notice names the department of the account it comes from, once where the account is called like it', () => {
  freshBrowser();
  render(<NoticeView notice={notice} />);
  expect(screen.getByText('后勤处')).toBeDefined();
  cleanup();
  render(<NoticeView notice={{ ...notice, accountName: '后勤处' }} />);
  expect(screen.getAllByText('后勤处')).toHaveLength(1);
});
