import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Input } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { IdentitiesSelect } from '../../../admin-kit/IdentitiesSelect.tsx';
import { PictureField } from '../../../admin-kit/PictureField.tsx';
import { TimePicker } from '../../../admin-kit/TimePicker.tsx';
import { textsOf } from '../../../lib/text.ts';
import { ServicesSelect } from './ServicesSelect.tsx';

const t = textsOf({ portalConfig });

export function BannerFields() {
  return (
    <>
      <FormField name="title" label={t('title')} required english>
        <Input maxLength={fieldLimits.nameLength} />
      </FormField>
      <FormField name="subtitle" label={t('subtitle')} english>
        <Input maxLength={fieldLimits.nameLength} />
      </FormField>
      <FormField name="cover" label={t('cover')}>
        <PictureField size="1440 × 160" alt={t('cover')} />
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
      <FormField name="serviceIds" label={t('services')} help={t('servicesHelp')}>
        <ServicesSelect />
      </FormField>
      <FormField name="identities" label={t('identities')} help={t('identitiesHelp')}>
        <IdentitiesSelect placeholder={t('everybody')} />
      </FormField>
    </>
  );
}
