import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { GuidesDirectory } from '../../guide/GuidesDirectory.tsx';
import { textsOf } from '../../lib/text.ts';
import { Page } from '../../ui/Page.tsx';

const t = textsOf({ guides });

/** The directory of guides for signed-in people. */
export default function GuidesScreen() {
  return (
    <Page title={t('title')} description={t('about')}>
      <GuidesDirectory />
    </Page>
  );
}
