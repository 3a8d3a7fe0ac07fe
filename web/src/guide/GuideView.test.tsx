import { fireEvent, render, screen, within } from '@testing-library/react';
import { guideBlocks } from '@yizhan/contract/entities/guide.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { expect, test } from 'vitest';
import { aGuide, emptyContent, fullContent } from '../../test/guides.ts';
import { GuideView } from './GuideView.tsx';
import { writtenBlocks } from './written-blocks.ts';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.lastChild?.textContent);

test('GU-1 the twelve blocks show, in their order', () => {
  render(<GuideView guide={aGuide()} ratings={<p>4.5</p>} />);
  expect(titles()).toEqual(guideBlocks.map((block) => guides[block]));
});

test('GU-1 empty blocks are hidden, fees that nobody spoke of too; that nothing is charged is worth a block', () => {
  const { unmount } = render(<GuideView guide={emptyContent()} />);
  expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(0);
  unmount();
  render(<GuideView guide={{ ...emptyContent(), fees: { free: true, text: '' } }} />);
  expect(titles()).toEqual(['收费']);
});

test('GU-1 an editor emptied by hand counts as empty, a picture alone does not', () => {
  const fees = { free: false, text: '' };
  const { unmount } = render(<GuideView guide={{ ...emptyContent(), fees, description: '<p>&nbsp;<br></p>' }} />);
  expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(0);
  unmount();
  render(<GuideView guide={{ ...emptyContent(), fees, description: '<p><img src="/files/3"></p>' }} />);
  expect(titles()).toEqual(['服务说明']);
});

test('GU-1 materials and steps are tables', () => {
  render(<GuideView guide={fullContent()} />);
  const [materials, steps] = screen.getAllByRole('table');
  expect(
    within(materials as HTMLElement)
      .getAllByRole('columnheader')
      .map((th) => th.textContent),
  ).toEqual([...['材料名称', '来源', '形式', '份数', '是否必需', '介质', '下载']]);
  const proof = within(materials as HTMLElement)
    .getByRole('rowheader', { name: '病假证明' })
    .closest('tr');
  expect(proof?.textContent).toBe('病假证明部门出具复印件2 份非必需纸质—');
  expect(screen.getByRole('link', { name: '下载请假申请表空表' }).getAttribute('href')).toBe('/files/11');
  expect(
    within(steps as HTMLElement)
      .getByText('辅导员审批')
      .closest('tr')?.textContent,
  ).toContain('1 个工作日批准');
});

test('a link of a guide leads to a page of the portal as one, and to the web beside it', () => {
  const law = { name: '管理规定', number: '', clause: '' };
  const place = { campus: '东区', building: '', room: '', hours: '' };
  const basis = [
    { ...law, url: '/home/serviceHall' },
    { ...law, number: '2', url: 'https://law.example/1' },
  ];
  const timeAndPlace = { period: '', hours: '', places: [{ ...place, mapUrl: '#/home/news' }] };
  render(<GuideView guide={{ ...emptyContent(), basis, timeAndPlace }} />);
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['#/home/news', null],
    ['#/home/serviceHall', null],
    ['https://law.example/1', '_blank'],
  ]);
});

test('the contents name the blocks that are there, and lead to them', () => {
  render(<GuideView guide={fullContent()} />);
  const contents = screen.getByRole('navigation', { name: '指南目录' });
  expect(within(contents).getAllByRole('button')).toHaveLength(11);
  fireEvent.click(within(contents).getByRole('button', { name: '常见问题' }));
  expect(document.activeElement?.textContent).toContain('常见问题');
});

test('the self-check tells who may apply, and why not', () => {
  render(<GuideView guide={fullContent()} />);
  const answer = (question: string, word: string) =>
    fireEvent.click(within(screen.getByRole('group', { name: question })).getByLabelText(word));
  expect(screen.getByText(/还有 2 个问题没有回答/)).toBeDefined();
  answer('您是在校学生吗？', '是');
  answer('您正在休学吗？', '否');
  expect(screen.getByText('您符合办理条件，可以申请。')).toBeDefined();
  answer('您是在校学生吗？', '否');
  expect(screen.getByText('您暂时不符合办理条件。')).toBeDefined();
  expect(screen.getByText('请先办理入学手续。')).toBeDefined();
});

test('how long, how often and how much stand first; version, day and department last', () => {
  render(<GuideView guide={aGuide()} />);
  expect(screen.getByText('承诺时限').nextSibling?.textContent).toBe('3 个工作日');
  expect(screen.getByText('到现场次数').nextSibling?.textContent).toBe('最多跑 1 次');
  expect(screen.getByText('版本 V4').parentElement?.textContent).toBe('版本 V42026-03-01 更新由学生处维护');
});

test('GU-2 on paper every answer is open', () => {
  render(<GuideView guide={fullContent()} />);
  const answer = screen.getByText('可以补假吗？').closest('details');
  expect(answer?.open).toBe(false);
  fireEvent(window, new Event('beforeprint'));
  expect(answer?.open).toBe(true);
});

test('GU-1 a guide shows every word of its description', () => {
  const { container } = render(<GuideView guide={fullContent()} />);
  fireEvent.click(within(screen.getByRole('group', { name: '您是在校学生吗？' })).getByLabelText('否'));
  const words: string[] = [];
  JSON.stringify(writtenBlocks(fullContent()), (key, value) => {
    if (typeof value === 'string' && key !== 'kind' && key !== 'block') words.push(value);
    return value;
  });
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((word) => !container.innerHTML.includes(word))).toEqual([]);
});
