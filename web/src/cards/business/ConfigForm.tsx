import { FormField } from '../../admin-kit/form/FormField.tsx';
import { NavigationField } from '../NavigationField.tsx';
import { ServicesField } from './ServicesField.tsx';
import { t } from './settings-words.ts';

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
