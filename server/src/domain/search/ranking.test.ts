import { expect, test } from 'vitest';
import type { Candidate } from './closeness.ts';
import { rank, sentenceOf } from './ranking.ts';
import type { Unit } from './words.ts';

const candidate = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ id: name, name, also: '', pinyin: '', body: '', filed: '', guide: '', visits: 0 },
  ...more,
});
async function namesFor(words: string, candidates: readonly Candidate[]): Promise<string[]> {
  const typed = words.replaceAll(' ', '');
  const units = words.split(' ').map((word): Unit => [word]);
  const ranked = rank(await sentenceOf({ typed, units, loose: [] }), candidates);
  return ranked.map(({ id }) => id);
}

const repair = candidate('宿舍报修', { visits: 50_000 });

test('HL-13 one shared character brings nothing near, however popular the service is', async () => {
  const leaving = candidate('毕业离校', { also: '学位证' });
  expect(await namesFor('辅修 第二 学位', [repair, leaving])).toEqual(['毕业离校']);
  expect(await namesFor('晚归 记名', [candidate('实习登记'), candidate('四六级报名')])).toEqual([]);
  expect(await namesFor('公众 号', [candidate('校医院挂号')])).toEqual([]);
});

test('HL-13 two characters that are typed apart still bring a name near, and so does a word of the guide', async () => {
  const choosing = candidate('选课中心');
  expect(await namesFor('下学期 课 选', [repair, choosing])).toEqual(['选课中心']);
  expect(await namesFor('门禁 刷', [candidate('校园一卡通', { guide: '可刷开宿舍门禁' })])).toEqual(['校园一卡通']);
});

test('HL-13 a word of one character is a word where it stands by itself, or where something is called by it', async () => {
  expect(await namesFor('卡 被 吞', [repair, candidate('校园一卡通')])).toEqual(['校园一卡通']);
  const called = candidate('宿舍报修', { also: '灯坏了' });
  expect(await namesFor('厕所 灯', [called, candidate('点灯仪式')])).toEqual(['宿舍报修']);
});

test('HL-13 a word that only sounds like a piece of a name is no match: a typo leaves one character right', async () => {
  expect(await namesFor('宿舍 熄灯', [candidate('实习登记'), repair])).toEqual(['宿舍报修']);
  expect(await namesFor('办理 离效', [candidate('毕业离校')])).toEqual(['毕业离校']);
});

test('HL-13 two characters of a longer word bring nothing near when they are a filler by themselves', async () => {
  const volunteers = candidate('志愿服务');
  expect(await namesFor('租 服务器', [volunteers, candidate('算力平台', { guide: '服务器按小时租用' })])).toEqual([
    '算力平台',
  ]);
  expect(await namesFor('服务器', [volunteers])).toEqual([]);
});

test('HL-13 how people say one thing twice counts once', async () => {
  const { everyday } = await sentenceOf({ typed: '身份证丢了' });
  expect(everyday.map(({ said }) => said)).toEqual(['丢了']);
});

test('HL-13 despair leads to somebody to talk to', async () => {
  const help = candidate('心理咨询预约');
  for (const said of ['不想活了', '撑不下去了', '活着没意思'])
    expect(await namesFor(said, [candidate('社团活动审批', { guide: '想活动' }), help]), said).toContain(
      '心理咨询预约',
    );
});
