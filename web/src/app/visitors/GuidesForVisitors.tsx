import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { GuidesDirectory } from '../../guide/GuidesDirectory.tsx';
import { textsOf } from '../../lib/text.ts';
import { Page } from '../../ui/Page.tsx';

const t = textsOf({ guides });

/** The public guides, as a view of the landing page. */
export default function GuidesForVisitors() {
  return (
    <Page title={t('title')} description={t('about')}>
      <GuidesDirectory open />
    </Page>
  );
}
