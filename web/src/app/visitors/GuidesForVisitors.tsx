import { GuidesDirectory } from '../../guide/GuidesDirectory.tsx';
import { t } from '../../guide/words.ts';
import { Page } from '../../ui/Page.tsx';

/** The guides everybody may read, as a view of the landing page. */
export default function GuidesForVisitors() {
  return (
    <Page title={t('title')} description={t('about')}>
      <GuidesDirectory open />
    </Page>
  );
}
