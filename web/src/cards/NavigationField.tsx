import { type NavigationType, navigationTypes } from '@yizhan/contract/cards.ts';
import { cardServices } from '@yizhan/contract/texts/zh-CN/card-services.ts';
import { cardServicesSettings } from '@yizhan/contract/texts/zh-CN/card-services-settings.ts';
import { Select } from 'antd';
import { FormField } from '../admin-kit/form/FormField.tsx';
import { textsOf } from '../lib/text.ts';

const t = textsOf({ cardServicesSettings });
const cardServicesText = textsOf({ cardServices });

/** Where a card of services links to. */
export function NavigationField({ label }: { label: string }) {
  const options = navigationTypes.map((type) => ({ value: type, label: cardServicesText(type) }));
  return (
    <FormField name={['config', 'navigationType']} label={label} help={t('navigationHelp')} required>
      <Select options={options} />
    </FormField>
  );
}

/** The same for the list of differences. */
export const navigationSetting = (label: string) => ({
  label,
  words: (type: NavigationType) => cardServicesText(type),
});
