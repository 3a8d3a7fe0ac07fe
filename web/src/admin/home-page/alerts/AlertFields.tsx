import { alertContent } from '@yizhan/contract/entities/portal.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { alerts } from '@yizhan/contract/texts/zh-CN/alerts.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Input, Segmented, Switch } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { IdentitiesSelect } from '../../../admin-kit/IdentitiesSelect.tsx';
import { TimePicker } from '../../../admin-kit/TimePicker.tsx';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ portalConfig });
const alertsText = textsOf({ alerts });

const kinds = alertContent.shape.level.unwrap().options;

export function AlertFields() {
  return (
    <>
      <FormField name="title" label={t('alertTitle')} required english>
        <Input.TextArea maxLength={fieldLimits.textLength} rows={2} />
      </FormField>
      <FormField name="level" label={t('level')} help={t('levelHelp')}>
        <Segmented
          aria-label={t('level')}
          options={kinds.map((level) => ({ value: level, label: alertsText(level) }))}
        />
      </FormField>
      <FormField name="beginTime" label={t('begins')} required>
        <TimePicker />
      </FormField>
      <FormField name="endTime" label={t('ends')} required>
        <TimePicker />
      </FormField>
      <FormField name="url" label={t('url')} help={t('urlHelp')}>
        <Input maxLength={fieldLimits.addressLength} />
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
