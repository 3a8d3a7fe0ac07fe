import { sections } from '@yizhan/contract/sections.ts';
import { configFile } from '@yizhan/contract/texts/zh-CN/config-file.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Page } from '../../ui/Page.tsx';
import './ConfigFile.css';
import { ExportPart } from './ExportPart.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportPart } from './ImportPart.tsx';

const t = textsOf({ configFile });
const menuName = textsOf({ menus });

/** AD-4: the configuration as one file from one installation to another. */
export default function ConfigFileSection() {
  const title = menuName(sections.configFile.menu);
  useTitle(title);
  return (
    <Page wide title={title} description={t('description')}>
      <Stack gap={4}>
        <ExportPart />
        <ImportPart />
        <ImportHistory />
      </Stack>
    </Page>
  );
}
