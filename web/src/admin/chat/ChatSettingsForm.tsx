import {
  type ChatSettingsDetail,
  type ChatSettingsInput,
  chatSettingsInput,
} from '@yizhan/contract/entities/chat-admin.ts';
import { chatAdmin } from '@yizhan/contract/texts/zh-CN/chat-admin.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { type FormPart, PartsForm } from '../../admin-kit/form/PartsForm.tsx';
import type { SettingsEvents } from '../../admin-kit/SettingsPage.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { FileFields, RetentionFields, SendingFields, WritingFields } from './ChatSettingsFields.tsx';

const t = textsOf({ chatAdmin });
const menuName = textsOf({ menus });

const parts: readonly FormPart<ChatSettingsDetail>[] = [
  { key: 'writing', title: t('writingPart'), Fields: WritingFields },
  { key: 'sending', title: t('sendingPart'), Fields: SendingFields },
  { key: 'files', title: t('filePart'), Fields: FileFields },
  { key: 'retention', title: t('retentionPart'), Fields: RetentionFields },
];

export function ChatSettingsForm({ settings, ...events }: SettingsEvents & { settings: ChatSettingsDetail }) {
  const { version, knownTypes: _known, ...initial } = settings;
  const save = (values: ChatSettingsInput) => api.chatAdmin.update({ ...values, version });
  return (
    <PartsForm
      label={menuName('userFrameConfig/manage/chat')}
      parts={parts}
      settings={settings}
      schema={chatSettingsInput}
      initial={initial}
      save={save}
      {...events}
    />
  );
}
