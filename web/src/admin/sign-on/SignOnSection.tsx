import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { SettingsPage } from '../../admin-kit/SettingsPage.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { SignOnForm } from './SignOnForm.tsx';
import './SignOn.css';

const t = textsOf({ signOnSettings });

export default function SignOnSection() {
  return (
    <SettingsPage
      menu="userFrameConfig/manage/signOn"
      description={t('description')}
      savedText={t('saved')}
      calls={query.signOnSettings}
    >
      {(settings, events) => <SignOnForm settings={settings} {...events} />}
    </SettingsPage>
  );
}
