import { navigationTypes } from '@yizhan/contract/cards.ts';
import { Select } from 'antd';
import { FormField } from '../admin-kit/form/FormField.tsx';
import { s } from '../service/words.ts';
import { ss } from './service-settings-words.ts';

/** Where a card of services sends people. */
export function NavigationField({ label }: { label: string }) {
  const options = navigationTypes.map((type) => ({ value: type, label: s(type) }));
  return (
    <FormField name={['config', 'navigationType']} label={label} help={ss('navigationHelp')} required>
      <Select options={options} />
    </FormField>
  );
}
