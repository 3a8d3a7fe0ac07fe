import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/api.ts';
import { articlePath, hrefOf, paths } from '../../../lib/paths.ts';
import { goTo, type PaletteTarget } from './usePaletteTargets.ts';

const USERS = '/userFrameConfig/manage/users';

/** Announcements and news the person may read and, for those who look after people, accounts. */
export function usePaletteMatches(keyword: string): { matches: PaletteTarget[]; searching: boolean } {
  const { data, isFetching } = useQuery({
    ...query.shell.find({ keyword }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  if (keyword === '' || !data) return { matches: [], searching: isFetching };
  const news = data.news.map(
    ({ id, title, columnName }): PaletteTarget => ({
      ...{ key: `news-${id}`, name: title, note: columnName, icon: 'news', group: 'searchNews' },
      open: goTo(hrefOf(articlePath(id))),
    }),
  );
  const announcements = data.announcements.map(
    ({ id, title, deptName }): PaletteTarget => ({
      ...{ key: `announcement-${id}`, name: title, note: deptName, icon: 'megaphone', group: 'searchAnnouncements' },
      open: goTo(hrefOf(`${paths.announcements}?id=${id}`)),
    }),
  );
  const people = data.people.map(
    ({ id, name, account, deptName }): PaletteTarget => ({
      ...{ key: `person-${id}`, name, note: [account, deptName].filter(Boolean).join(' · '), icon: 'user' },
      ...{ group: 'searchPeople', open: goTo(hrefOf(`${USERS}?record=${id}`)) },
    }),
  );
  return { matches: [...announcements, ...news, ...people], searching: isFetching };
}
