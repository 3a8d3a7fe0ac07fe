import { chatAdmin } from '@yizhan/contract/texts/zh-CN/chat-admin.ts';
import { SettingsPage } from '../../admin-kit/SettingsPage.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { ChatSettingsForm } from './ChatSettingsForm.tsx';

const t = textsOf({ chatAdmin });

export default function ChatSection() {
  return (
    <SettingsPage
      menu="userFrameConfig/manage/chat"
      description={t('description')}
      savedText={t('saved')}
      calls={query.chatAdmin}
    >
      {(settings, events) => <ChatSettingsForm settings={settings} {...events} />}
    </SettingsPage>
  );
}
