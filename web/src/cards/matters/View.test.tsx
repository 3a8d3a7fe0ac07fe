import { fireEvent, render, screen } from '@testing-library/react';
import type { Matter } from '@yizhan/contract/entities/card-data.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { onPhone } from '../../../test/phone.ts';
import { contrast } from '../../ui/contrast.ts';
import { textColourOn } from './readable-colour.ts';
import { settings } from './settings.tsx';
import { View } from './View.tsx';

afterEach(() => vi.unstubAllGlobals());

const aMatter = (changes: Partial<Matter> = {}): Matter => ({
  id: '1',
  title: '图书借阅',
  currentStatusBackgroundColor: { colorVal: '#ce2c31', typeName: '即将到期' },
  otherInformationList: [
    { label: '在借', value: '3 本' },
    { label: '最早到期', value: '11-20' },
  ],
  url: null,
  feed: { state: 'fresh', at: null, from: '' },
  ...changes,
});
const basicConfig = { cardName: '个人事项', cardIntroduction: '', displayRows: 3 };
const show = (list: Matter[]) => render(<View data={{ list }} basicConfig={basicConfig} layout="wide" />);

test('CD-MAT-1 EN-9 a matter shows its status on its own colour, and its other information', () => {
  show([aMatter()]);
  const status = screen.getByText('即将到期');
  expect(status.style.backgroundColor).toBe('#ce2c31');
  expect(screen.getByText('在借').parentElement?.textContent).toBe('在借3 本');
  expect(screen.getByText('最早到期').parentElement?.textContent).toBe('最早到期11-20');
});

test('HM-1 the first line of a matter is its figure', () => {
  show([aMatter()]);
  const [first, second] = screen.getAllByRole('definition').map((value) => value.parentElement);
  expect(first?.classList.contains('is-first')).toBe(true);
  expect(second?.classList.contains('is-first')).toBe(false);
});

test('HM-1 on a phone four matters are shown, first those with a status, in their order, and the rest unfolds', () => {
  onPhone();
  const noStatus = { colorVal: '', typeName: '' };
  const titles = ['一', '二', '三', '四', '五', '六'];
  const currentStatusBackgroundColor = aMatter().currentStatusBackgroundColor;
  show(
    titles.map((title) =>
      aMatter({
        id: title,
        title,
        currentStatusBackgroundColor: title === '六' ? currentStatusBackgroundColor : noStatus,
      }),
    ),
  );
  const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 1));
  expect(shown()).toEqual(['一', '二', '三', '六']);
  fireEvent.click(screen.getByRole('button', { name: '全部 6 个' }));
  expect(shown()).toEqual(titles);
});

test('CD-MAT-1 other information has at most three lines', () => {
  const otherInformationList = ['一', '二', '三', '四'].map((label) => ({ label, value: '有' }));
  show([aMatter({ otherInformationList })]);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['一', '二', '三']);
});

test('a status can be read on whatever colour it has', () => {
  for (const colour of ['#ffffff', '#f5a524', '#777777', '#767676', '#12a150', '#e5484d', '#008cff', '#000000']) {
    expect(contrast(colour, textColourOn(colour))).toBeGreaterThanOrEqual(4.5);
  }
});

test('a matter with an address leads there; one without status has no chip', () => {
  show([
    aMatter({ url: 'https://lib.example/loans', currentStatusBackgroundColor: { colorVal: '#ce2c31', typeName: '' } }),
  ]);
  expect(screen.getByRole('link', { name: '图书借阅' }).getAttribute('href')).toBe('https://lib.example/loans');
  expect(screen.getByRole('listitem').querySelector('.yz-chip')).toBeNull();
});

test('without matters the card says so, and its sample has some', () => {
  const { rerender } = show([]);
  expect(screen.getByText('暂无数据')).toBeTruthy();
  const data = settings().sample({ config: { columns: [] }, displayRows: 3, now: new Date() });
  rerender(<View data={data} basicConfig={basicConfig} layout="narrow" />);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(4);
});
