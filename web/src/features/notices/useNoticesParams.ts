import { type NoticeBox, noticeBoxes } from '@yizhan/contract/notice-kinds.ts';
import { useSearchParams } from 'react-router';
import { parsePageNumber } from '../../lib/page-number.ts';

/** The state of the list of one's notices, all of it in the address. */
export function useNoticesParams() {
  const [search, setSearch] = useSearchParams();
  const box: NoticeBox = noticeBoxes.find((one) => one === search.get('box')) ?? 'all';
  const keyword = search.get('keyword')?.trim() ?? '';
  const change = (next: { box?: NoticeBox; keyword?: string; page?: number }) => {
    const all = { box, keyword, page: 1, ...next };
    const values = { box: all.box === 'all' ? '' : all.box, keyword: all.keyword, page: all.page > 1 ? all.page : '' };
    // What is not ours stays: the section of the personal centre.
    const address = { ...Object.fromEntries(search), ...values };
    setSearch(new URLSearchParams(Object.entries(address).flatMap(([k, v]) => (v === '' ? [] : [[k, String(v)]]))));
  };
  return {
    box,
    keyword,
    page: parsePageNumber(search.get('page')),
    setBox: (next: NoticeBox) => change({ box: next }),
    setKeyword: (words: string) => change({ keyword: words.trim() }),
    setPage: (page: number) => change({ page }),
  };
}
