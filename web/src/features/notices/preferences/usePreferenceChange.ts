import { useQueryClient } from '@tanstack/react-query';
import type { NoticePreferenceDetail } from '@yizhan/contract/entities/channel.ts';
import { noticePreferences } from '@yizhan/contract/texts/zh-CN/notice-preferences.ts';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { toast } from '../../../ui/toast.ts';
import { toastError } from '../../../ui/toast-error.ts';

const t = textsOf({ noticePreferences });

/** Shown at once; what the server refuses goes back to what it has. */
export function usePreferenceChange() {
  const client = useQueryClient();
  const { queryKey } = query.channels.preference();
  return async ({ channels, ...wanted }: NoticePreferenceDetail) => {
    client.setQueryData(queryKey, { ...wanted, channels });
    try {
      client.setQueryData(queryKey, await api.channels.updatePreference(wanted));
      toast.success(t('saved'));
    } catch (error) {
      toastError(error);
      await client.invalidateQueries({ queryKey });
    }
  };
}
