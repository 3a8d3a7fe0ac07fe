import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { expect, test } from 'vitest';
import { aSentNotice, noticeSender } from '../../../test/notices.ts';
import { aSchool } from '../../../test/school.ts';
import { rowsAt, runJobs } from '../../../test/workbooks.ts';

test('NT-7 EX-1 the export of who has not read a notice has exactly those, for its senders alone', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const foreign = await school.person({ menus: ['userFrameConfig/manage/notices'] });
  const [read, confirmed, unread, reminded] = [
    await school.person({ name: '已读' }),
    await school.person({ name: '已确认' }),
    await school.person({ name: '未读' }),
    await school.person({ name: '催过' }),
  ];
  await school.person({ name: '不相干' });
  const userIds = [read, confirmed, unread, reminded].map(({ id }) => id);
  const id = await aSentNotice(school, sender, { needConfirm: true, receivers: { userIds } });
  await read.notices.read({ messageId: id, userId: read.id });
  await confirmed.notices.confirm({ id });
  await sender.notices.remind({ id, who: 'unread' });
  const start = {
    ...{ list: 'noticeReceivers', fileName: '未读人员', exportField: ['realName', 'state'] },
    ...{ dataRange: dataRanges.search, formInline: { id, who: 'unread' } },
  };
  expect((await foreign.bulk.startExport(start)).msg).toBe('没有可导出的数据');
  const { redisKey: key } = (await sender.bulk.startExport(start)).result;
  await runJobs(school);
  const { url } = (await sender.bulk.exportProgress({ list: 'noticeReceivers', key })).result;
  const names = (await rowsAt(school, url ?? '')).map(([name]) => String(name));
  const everybody = ['已读', '已确认', '未读', '催过', '不相干'];
  expect(names.filter((name) => everybody.includes(name)).sort()).toEqual(['催过', '未读'].sort());
});
