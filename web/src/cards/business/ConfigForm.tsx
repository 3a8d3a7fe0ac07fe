import { cardBusinessSettings } from '@yizhan/contract/texts/zh-CN/card-business-settings.ts';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { NavigationField } from '../NavigationField.tsx';
import { ServicesField } from './ServicesField.tsx';

const t = textsOf({ cardBusinessSettings });

export function ConfigForm() {
  return (
    <>
      <FormField name={['config', 'serviceIds']} label={t('serviceIds')} help={t('serviceIdsHelp')}>
        <ServicesField />
      </FormField>
      <NavigationField label={t('navigationType')} />
    </>
  );
}
