import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { NoticeDraft } from '@yizhan/contract/entities/notice.ts';
import { beforeEach, expect, test } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { NoticeReview } from './NoticeReview.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});

const notice: NoticeDraft = {
  ...{ id: '9', version: 2, state: 'review', accountId: '1', accountName: '教务处', title: '选课提醒' },
  ...{ content: '<p>请按时选课。</p>', level: 'IMPORTANT', needConfirm: true, isPublic: true, url: null },
  receivers: { all: false, userIds: ['7'], deptIds: ['3'], roleIds: [], identityTypes: [], groupIds: ['5', '6'] },
  ...{ channels: ['sms'], fileIds: [], attachments: [], people: [{ id: '7', name: '李沐阳' }], groups: [] },
  ...{ sendAt: '2026-11-20 08:00:00', sendTime: '2026-11-20 08:00:00', expireAt: null },
  ...{ submittedBy: { id: '2', name: '王老师' }, returnedNote: '', reviewedReach: 1203 },
};

test('NT-1 a reviewer reads whom a notice goes to, when and by which ways, before approving it', async () => {
  fakeWire({
    'departments.tree': [{ id: '3', name: '文学院', shortName: '', children: [] }],
    'roles.pick': [],
    'dictionary.values': [],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NoticeReview notice={notice} />
    </QueryClientProvider>,
  );
  await screen.findByText('文学院');
  const facts = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(facts).toEqual({
    人数: '1203 人',
    部门: '文学院',
    人员: '李沐阳',
    群: '2 个群',
    发送时间: '2026-11-20 08:00',
    其他渠道: '短信',
    要求: '要求接收人确认、未登录也可通过链接查看',
  });
});
