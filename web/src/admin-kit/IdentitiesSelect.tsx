import { Select } from 'antd';
import { ignoreTabKey } from './form/ignore-tab-key.ts';
import { identityTypeValues, useIdentityTypes } from './useIdentityTypes.ts';

type IdentitiesSelectProps = {
  id?: string;
  /** What an empty choice means. */
  placeholder: string;
  value?: number[];
  onChange?: (types: number[]) => void;
};

/** The identity types something is for. */
export function IdentitiesSelect(props: IdentitiesSelectProps) {
  const { nameOf } = useIdentityTypes();
  return (
    <Select
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      onInputKeyDown={ignoreTabKey}
      options={identityTypeValues.map((type) => ({ value: type, label: nameOf(type) }))}
      {...props}
    />
  );
}
