import { useQuery, useQueryClient } from '@tanstack/react-query';
import { noticesTopic } from '@yizhan/contract/notice-kinds.ts';
import { query } from '../../lib/api.ts';
import { useHint } from '../../lib/useHint.ts';

/** One's unread notices. Everything that shows notices asks again when they have changed. */
export function useUnreadNotices() {
  const client = useQueryClient();
  useHint(noticesTopic, () => client.invalidateQueries({ queryKey: query.notices.queryKey }));
  return useQuery(query.notices.unread());
}
