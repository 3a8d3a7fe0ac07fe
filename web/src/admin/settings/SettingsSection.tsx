import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { SettingsPage } from '../../admin-kit/SettingsPage.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import './Settings.css';

const t = textsOf({ settings });
const adminText = textsOf({ admin });

export default function SettingsSection() {
  return (
    <SettingsPage
      menu="userFrameConfig/manage/settings"
      description={t('description')}
      savedText={t('saved')}
      calls={query.settings}
    >
      {(settings, events) => (
        <>
          {settings.unknownHolidays.length > 0 && (
            <p className="admin-settings__warning" role="note">
              <Icon name="warning" />{' '}
              {t('unknownHolidays', { years: settings.unknownHolidays.join(adminText('comma')) })}
            </p>
          )}
          <SettingsForm settings={settings} {...events} />
        </>
      )}
    </SettingsPage>
  );
}
