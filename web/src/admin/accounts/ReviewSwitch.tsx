import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountManage } from '@yizhan/contract/texts/zh-CN/account-manage.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

const t = textsOf({ accountManage });

/** Whether the school wants notices reviewed; saved at once. */
export function ReviewSwitch() {
  const client = useQueryClient();
  const { data } = useQuery(query.publicAccounts.settings());
  if (!data) return null;
  const change = async (review: boolean) => {
    await runAction(api.publicAccounts.updateSettings({ ...data, review }), t('reviewSaved'));
    await client.invalidateQueries({ queryKey: query.publicAccounts.settings.queryKey });
    await client.invalidateQueries({ queryKey: query.notices.settings.queryKey });
  };
  return (
    <Checkbox checked={data.review} onChange={(review) => void change(review)}>
      {t('reviewOn')}
    </Checkbox>
  );
}
