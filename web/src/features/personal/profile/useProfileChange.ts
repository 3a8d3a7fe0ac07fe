import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@yizhan/contract/entities/person-info.ts';
import { query } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast.ts';

/** Shows a saved profile everywhere: here, and where the session shows name and picture. */
export function useProfileChange() {
  const client = useQueryClient();
  return async (saved: Profile, words: string) => {
    client.setQueryData(query.personInfo.profile().queryKey, saved);
    toast.success(words);
    await useSession
      .getState()
      .loginInit()
      .catch(() => undefined);
  };
}
