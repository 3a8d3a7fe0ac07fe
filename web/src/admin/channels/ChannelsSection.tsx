import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { SettingsPage } from '../../admin-kit/SettingsPage.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { ChannelsForm } from './ChannelsForm.tsx';
import './Channels.css';

const t = textsOf({ channels });

export default function ChannelsSection() {
  return (
    <SettingsPage
      menu="userFrameConfig/manage/channels"
      description={t('description')}
      savedText={t('saved')}
      calls={query.channels}
    >
      {(settings, events) => <ChannelsForm settings={settings} {...events} />}
    </SettingsPage>
  );
}
