import type { NoticeDraft, PublicAccount } from '@yizhan/contract/entities/notice.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { noticeLevels } from '@yizhan/contract/notice-kinds.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { Checkbox, Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { FormSections } from '../../admin-kit/form/FormSections.tsx';
import { FilesField } from '../../admin-kit/rows/FilesField.tsx';
import { TimePicker } from '../../admin-kit/TimePicker.tsx';
import { textsOf } from '../../lib/text.ts';
import { selectIcons } from '../../ui/antd-icons.tsx';
import { Button } from '../../ui/Button.tsx';
import { RichTextEditor } from '../../ui/rich-text-editor/RichTextEditor.tsx';
import { ChannelChoice } from './ChannelChoice.tsx';
import { type NoticeValues, nobody } from './notice-values.ts';
import { ReceiverFields } from './ReceiverFields.tsx';
import { type NextStep, SendButtons } from './SendButtons.tsx';
import { TemplateFields } from './TemplateFields.tsx';

const t = textsOf({ noticeManage });
const adminText = textsOf({ admin });
const channelText = textsOf({ channels });
const readingText = textsOf({ noticeReading });

type NoticeFieldsProps = {
  accounts: readonly PublicAccount[];
  held: NoticeDraft | undefined;
  onNext: (step: NextStep) => void;
  onCancelSchedule: () => void;
};

/** The text at the left, whom it is for and how it is sent at the right. */
export function NoticeFields({ accounts, held, onNext, onCancelSchedule }: NoticeFieldsProps) {
  // The editor takes its text once, when it appears.
  const [filled, setFilled] = useState(0);
  const form = Form.useFormInstance<NoticeValues>();
  const accountId = Form.useWatch<string | undefined>('accountId', { preserve: true });
  const followers = accounts.find(({ id }) => id === accountId)?.followers;
  const filesHelp = t('filesHelp', { n: noticeLimits.maxAttachments, mb: fileLimits.maxUploadBytes / 1024 / 1024 });
  const text = (
    <>
      <TemplateFields onFilled={() => setFilled(filled + 1)} />
      <FormField name="title" label={t('title')} required>
        <Input
          size="large"
          autoComplete="off"
          maxLength={noticeLimits.titleLength}
          placeholder={t('titleHint')}
          data-autofocus=""
        />
      </FormField>
      <FormField name="content" label={t('content')}>
        <RichTextEditor key={filled} label={t('content')} pictures tall />
      </FormField>
      <FormField name="files" label={t('files')} help={filesHelp}>
        <FilesField most={noticeLimits.maxAttachments} keep={(file) => file} />
      </FormField>
    </>
  );
  const receivers = (
    <>
      {followers && (
        <Button size="small" icon="users" onClick={() => form.setFieldValue('receivers', { ...nobody, ...followers })}>
          {t('followers')}
        </Button>
      )}
      <ReceiverFields people={held?.people ?? []} />
    </>
  );
  const settings = (
    <>
      <FormField name="accountId" label={t('account')} help={t('accountHelp')} required>
        <Select
          {...selectIcons}
          showSearch={{ optionFilterProp: 'label' }}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      <FormField name="level" label={t('level')} help={t('levelHelp')}>
        <Radio.Group options={noticeLevels.map((value) => ({ value, label: readingText(`level${value}`) }))} />
      </FormField>
      <FormField name="needConfirm" valuePropName="checked" help={t('needConfirmHelp')}>
        <Checkbox>{t('needConfirm')}</Checkbox>
      </FormField>
      <FormField name="isPublic" valuePropName="checked">
        <Checkbox>{t('isPublic')}</Checkbox>
      </FormField>
      <FormField name="url" label={t('url')} help={t('urlHelp')}>
        <Input inputMode="url" autoComplete="off" placeholder="https://" />
      </FormField>
    </>
  );
  const sending = (
    <>
      <FormField name="channels" label={channelText('choose')} help={channelText('chooseHelp')}>
        <ChannelChoice />
      </FormField>
      <FormField name="sendAt" label={t('sendAt')} help={t('sendAtHelp')}>
        <TimePicker optional />
      </FormField>
      <FormField name="expireAt" label={t('expireAt')} help={t('expireAtHelp')}>
        <TimePicker optional />
      </FormField>
      <SendButtons accounts={accounts} state={held?.state} onNext={onNext} onCancelSchedule={onCancelSchedule} />
    </>
  );
  return (
    <div className="notice-editor">
      <FormSections
        label={adminText('sectionsOf')}
        className="admin-card notice-editor__part"
        heading="h2"
        headingClass="notice-editor__heading"
        sections={[
          { key: 'text', title: t('partText'), content: text },
          { key: 'receivers', title: t('partReceivers'), content: receivers },
          { key: 'settings', title: t('partSettings'), content: settings },
          { key: 'send', title: t('partSend'), content: sending },
        ]}
      />
    </div>
  );
}
