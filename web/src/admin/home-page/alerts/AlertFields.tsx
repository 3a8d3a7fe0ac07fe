import { alertContent } from '@yizhan/contract/entities/portal.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { Input, Segmented, Switch } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { IdentitiesSelect } from '../../../admin-kit/IdentitiesSelect.tsx';
import { t } from '../../../admin-kit/publishing/portal-words.ts';
import { TimePicker } from '../../../admin-kit/TimePicker.tsx';
import { t as levels } from '../../../features/alerts/words.ts';

const kinds = alertContent.shape.level.unwrap().options;

export function AlertFields() {
  return (
    <>
      <FormField name="title" label={t('alertTitle')} required>
        <Input.TextArea maxLength={limits.textLength} rows={2} />
      </FormField>
      <FormField name="level" label={t('level')} help={t('levelHelp')}>
        <Segmented aria-label={t('level')} options={kinds.map((level) => ({ value: level, label: levels(level) }))} />
      </FormField>
      <FormField name="beginTime" label={t('begins')} required>
        <TimePicker />
      </FormField>
      <FormField name="endTime" label={t('ends')} required>
        <TimePicker />
      </FormField>
      <FormField name="url" label={t('url')} help={t('urlHelp')}>
        <Input maxLength={limits.addressLength} />
      </FormField>
      <FormField name="identities" label={t('identities')} help={t('identitiesHelp')}>
        <IdentitiesSelect placeholder={t('everybody')} />
      </FormField>
      <FormField name="isPublic" label={t('isPublic')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}
