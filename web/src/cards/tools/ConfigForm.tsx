import { useQuery } from '@tanstack/react-query';
import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ToolsField } from './ToolsField.tsx';
import { ToolsManager } from './ToolsManager.tsx';

const t = textsOf({ cardToolsSettings });

/** Which tools this card shows, and beneath it the school's tools themselves. */
export function ConfigForm() {
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
