import { useQuery } from '@tanstack/react-query';
import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import type { CardSettings } from '../card.ts';
import { ToolsField } from './ToolsField.tsx';
import { ToolsManager } from './ToolsManager.tsx';

const t = textsOf({ cardToolsSettings });

export const settings = (): CardSettings<'tools'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'tune',
  initial: { toolIds: [] },
  sample,
  settings: {
    toolIds: { label: t('toolIds'), words: ({ length: n }) => (n ? t('picked', { n }) : t('allTools')) },
  },
  ConfigForm,
});

/** Which tools this card shows, and below it the school's tools themselves. */
function ConfigForm() {
  const tools = useQuery(query.tools.list());
  return (
    <>
      <FormField name={['config', 'toolIds']} label={t('toolIds')} help={t('toolIdsHelp')}>
        <ToolsField tools={tools.data ?? []} />
      </FormField>
      <h3 className="tool-admin__heading">{t('manage')}</h3>
      <p className="tool-admin__help">{t('manageHelp')}</p>
      <Loaded query={tools} isEmpty={() => false}>
        {(list) => <ToolsManager tools={list} />}
      </Loaded>
    </>
  );
}

const tools = [
  { name: 'sample1', icon: 'mail' },
  { name: 'sample2', icon: 'calendar' },
  { name: 'sample3', icon: 'library' },
  { name: 'sample4', icon: 'map' },
  { name: 'sample5', icon: 'cloud' },
  { name: 'sample6', icon: 'network' },
  { name: 'sample7', icon: 'camera' },
  { name: 'sample8', icon: 'edit' },
] as const;

const sample: CardSettings<'tools'>['sample'] = () => ({
  list: tools.map(({ name, icon }, at) => ({
    ...{ id: String(at + 1), tools_name: t(name), tools_icon: icon },
    ...{ openType: 'openServiceIfram', url: '', service: null },
  })),
});
