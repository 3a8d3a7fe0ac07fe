import type { ToolRow } from '@yizhan/contract/entities/tool.ts';
import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { Select } from 'antd';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { textsOf } from '../../lib/text.ts';
import { PickedList } from '../PickedList.tsx';

const t = textsOf({ cardToolsSettings });

type ToolsFieldProps = {
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
  tools: readonly ToolRow[];
};

/** Tools picked for one card, in its own order. */
export function ToolsField({ id, value = [], onChange = () => {}, tools }: ToolsFieldProps) {
  const known = tools.map(({ id, tools_name: name, tools_icon: icon }) => ({ id, name, icon }));
  const options = known.filter((tool) => !value.includes(tool.id)).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <PickedList ids={value} known={known} onChange={onChange} />
      <Select<string>
        {...(id ? { id } : {})}
        showSearch={{ optionFilterProp: 'label' }}
        value={null}
        placeholder={t('addTool')}
        options={options}
        onInputKeyDown={ignoreTabKey}
        onSelect={(toolId) => onChange([...value, toolId])}
      />
    </>
  );
}
