import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';

import { query } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { toast } from '../../ui/toast.ts';
import './Settings.css';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';

import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { textsOf } from '../../lib/text.ts';
import { SettingsForm } from './SettingsForm.tsx';

const t = textsOf({ settings });
const menuName = textsOf({ menus });

const menu = 'userFrameConfig/manage/settings';

export default function SettingsSection() {
  const client = useQueryClient();
  const found = useQuery(query.settings.get());
  useTitle(menuName(menu));
  const refresh = () => client.invalidateQueries({ queryKey: query.settings.queryKey });
  const saved = async () => {
    toast.success(t('saved'));
    // Other pages are told by the server; this one shows its own change without waiting for that.
    const { loadBoot, loginInit } = useSession.getState();
    await Promise.all([refresh(), loadBoot(), loginInit()]);
  };
  return (
    <Page wide title={menuName(menu)} description={t('description')}>
      <Loaded query={found} skeleton={<TableSkeleton />}>
        {(settings) => (
          <>
            {settings.unknownHolidays.length > 0 && (
              <p className="admin-settings__warning" role="note">
                <Icon name="warning" /> {t('unknownHolidays', { years: settings.unknownHolidays.join('、') })}
              </p>
            )}
            <SettingsForm
              key={settings.version}
              settings={settings}
              onSaved={() => void saved()}
              onReload={() => void refresh()}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
