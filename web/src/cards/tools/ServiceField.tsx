import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { Select } from 'antd';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { textsOf } from '../../lib/text.ts';
import { toServiceOption, useServiceChoices } from '../useServiceChoices.ts';

const t = textsOf({ cardToolsSettings });

type ServiceFieldProps = { id?: string; value?: string | null; onChange?: (serviceId: string) => void };

/** The service a tool opens, searched by name; the selected name stays visible during a search. */
export function ServiceField({ id, value = null, onChange }: ServiceFieldProps) {
  const { setKeyword, picked, found, finding } = useServiceChoices(value ? [value] : []);
  const others = found.filter(({ serviceId }) => serviceId !== value);
  const chosen = [...picked, ...found].find(({ serviceId }) => serviceId === value);
  return (
    <Select<string>
      {...(id ? { id } : {})}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      value={value}
      placeholder={t('findService')}
      notFoundContent={finding ? null : t('noService')}
      options={[...(chosen ? [chosen] : []), ...others].map(toServiceOption)}
      onInputKeyDown={ignoreTabKey}
      onChange={(serviceId) => onChange?.(serviceId)}
    />
  );
}
