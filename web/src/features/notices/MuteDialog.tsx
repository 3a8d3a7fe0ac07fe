import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnAccount } from '@yizhan/contract/entities/public-account.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';

const t = textsOf({ noticeReading });

/** Which accounts a person does not want to hear of. Each choice is saved at once. */
export function MuteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const accounts = useQuery(query.publicAccounts.mine());
  const mute = async ({ id }: OwnAccount, muted: boolean) => {
    try {
      await api.publicAccounts.mute({ accountId: id, muted });
      toast.success(t(muted ? 'mutedSaved' : 'unmutedSaved'));
    } catch (error) {
      toastError(error);
    }
    await accounts.refetch();
    await client.invalidateQueries({ queryKey: query.notices.queryKey });
  };
  return (
    <Dialog open title={t('mute')} width={424} onClose={onClose}>
      <Stack gap={3}>
        <Text tone="second">{t('muteHelp')}</Text>
        <Loaded query={accounts} empty={t('muteNone')}>
          {(list) => (
            <Stack gap={2}>
              {list.map((account) => (
                <Checkbox key={account.id} checked={account.muted} onChange={(muted) => void mute(account, muted)}>
                  {account.name}
                </Checkbox>
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
