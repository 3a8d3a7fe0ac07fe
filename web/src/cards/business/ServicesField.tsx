import type { ServiceChoice } from '@yizhan/contract/entities/service.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { cardBusinessSettings } from '@yizhan/contract/texts/zh-CN/card-business-settings.ts';
import { Select } from 'antd';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { textsOf } from '../../lib/text.ts';
import { PickedList } from '../PickedList.tsx';
import { toServiceOption, useServiceChoices } from '../useServiceChoices.ts';

const t = textsOf({ cardBusinessSettings });

type ServicesFieldProps = { id?: string; value?: string[]; onChange?: (ids: string[]) => void };

const toPickable = ({ serviceId, serviceName, serviceIcon, serviceDeptName }: ServiceChoice) => ({
  ...{ id: serviceId, name: serviceName, icon: serviceIcon, note: serviceDeptName },
});

/** Services picked one by one, searched by name. */
export function ServicesField({ id, value = [], onChange = () => {} }: ServicesFieldProps) {
  const { keyword, setKeyword, picked, found, finding } = useServiceChoices(value);
  const options = found.filter(({ serviceId }) => !value.includes(serviceId)).map(toServiceOption);
  const add = (serviceId: string) => {
    setKeyword('');
    onChange([...value, serviceId]);
  };
  return (
    <>
      <PickedList ids={value} known={[...picked, ...found].map(toPickable)} onChange={onChange} />
      <Select<string>
        {...(id ? { id } : {})}
        showSearch={{ filterOption: false, onSearch: setKeyword, searchValue: keyword }}
        value={null}
        placeholder={t('addService')}
        notFoundContent={t('noService')}
        disabled={value.length >= serviceLimits.maxPicked}
        loading={finding}
        options={options}
        onInputKeyDown={ignoreTabKey}
        onSelect={add}
      />
    </>
  );
}
