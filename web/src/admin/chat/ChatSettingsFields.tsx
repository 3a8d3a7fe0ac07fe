import type { ChatSettingsDetail } from '@yizhan/contract/entities/chat-admin.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { chatAdmin } from '@yizhan/contract/texts/zh-CN/chat-admin.ts';
import { InputNumber, Radio, Select } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ chatAdmin });

export function WritingFields() {
  const options = [
    { value: 'studentsInGroups', label: t('writingStudentsInGroups') },
    { value: 'open', label: t('writingOpen') },
  ];
  const groupOptions = [
    { value: 'open', label: t('groupsOpen') },
    { value: 'staff', label: t('groupsStaff') },
  ];
  return (
    <>
      <FormField name="writing" label={t('writing')} help={t('writingHelp')} required>
        <Radio.Group options={options} />
      </FormField>
      <FormField name="groups" label={t('groups')} help={t('groupsHelp')} required>
        <Radio.Group options={groupOptions} />
      </FormField>
    </>
  );
}

export function SendingFields() {
  const { minFloodCount, maxFloodCount, maxRecallMinutes } = chatLimits;
  return (
    <>
      <FormField name="floodCount" label={t('floodCount')} help={t('floodCountHelp')} required>
        <InputNumber
          controls={false}
          min={minFloodCount}
          max={maxFloodCount}
          precision={0}
          addonAfter={t('messages')}
        />
      </FormField>
      <FormField name="recallMinutes" label={t('recallMinutes')} required>
        <InputNumber controls={false} min={1} max={maxRecallMinutes} precision={0} addonAfter={t('minutes')} />
      </FormField>
    </>
  );
}

export function FileFields({ settings }: { settings: ChatSettingsDetail }) {
  const options = settings.knownTypes.map((type) => ({ value: type, label: type }));
  return (
    <>
      <FormField name="fileMaxMb" label={t('fileMaxMb')} help={t('fileMaxMbHelp')} required>
        <InputNumber controls={false} min={1} max={chatLimits.maxFileMb} precision={0} addonAfter={t('megabytes')} />
      </FormField>
      <FormField name="fileTypes" label={t('fileTypes')} help={t('fileTypesHelp')}>
        <Select mode="multiple" allowClear options={options} placeholder={t('fileTypesAll')} />
      </FormField>
    </>
  );
}

export function RetentionFields() {
  const { minRetentionDays, maxRetentionDays } = chatLimits;
  return (
    <FormField name="retentionDays" label={t('retentionDays')} help={t('retentionDaysHelp')} required>
      <InputNumber
        controls={false}
        min={minRetentionDays}
        max={maxRetentionDays}
        precision={0}
        addonAfter={t('days')}
      />
    </FormField>
  );
}
