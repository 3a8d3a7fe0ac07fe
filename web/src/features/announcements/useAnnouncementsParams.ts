import { announcementSources } from '@yizhan/contract/announcement-sources.ts';
import { useSearchParams } from 'react-router';
import { parsePageNumber } from '../../lib/page-number.ts';

type Changes = { important?: boolean; page?: number; open?: string };

/** The state of the list, all of it in the address. */
export function useAnnouncementsParams() {
  const [search, setSearch] = useSearchParams();
  const now = {
    /** Absent: every source. */
    dataSource: announcementSources.find((source) => source === search.get('source')),
    important: search.get('important') === '1',
    page: parsePageNumber(search.get('page')),
    /** The announcement that is read. */
    open: search.get('id') ?? '',
  };
  const change = (changes: Changes) => {
    const { important, page, open } = { ...now, ...changes };
    const next = new URLSearchParams(search);
    const parts = { important: important ? '1' : '', page: page > 1 ? `${page}` : '', id: open };
    for (const [name, value] of Object.entries(parts))
      if (value) next.set(name, value);
      else next.delete(name);
    setSearch(next);
  };
  return { ...now, change };
}
