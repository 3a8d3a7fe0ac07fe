import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';

import { query } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { toast } from '../../ui/toast.ts';
import '../settings/Settings.css';
import './SignOn.css';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';

import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { textsOf } from '../../lib/text.ts';
import { SignOnForm } from './SignOnForm.tsx';

const t = textsOf({ signOnSettings });
const menuName = textsOf({ menus });

const menu = 'userFrameConfig/manage/signOn';

export default function SignOnSection() {
  const client = useQueryClient();
  const found = useQuery(query.signOnSettings.get());
  useTitle(menuName(menu));
  const refresh = () => client.invalidateQueries({ queryKey: query.signOnSettings.queryKey });
  const saved = async () => {
    toast.success(t('saved'));
    // When pages lock and what an ended session says holds for this page, too.
    const { loadBoot, loginInit } = useSession.getState();
    await Promise.all([refresh(), loadBoot(), loginInit()]);
  };
  return (
    <Page wide title={menuName(menu)} description={t('description')}>
      <Loaded query={found} skeleton={<TableSkeleton />}>
        {(settings) => (
          <SignOnForm
            key={settings.version}
            settings={settings}
            onSaved={() => void saved()}
            onReload={() => void refresh()}
          />
        )}
      </Loaded>
    </Page>
  );
}
