import { GuidesDirectory } from '../../guide/GuidesDirectory.tsx';
import { t } from '../../guide/words.ts';
import { Page } from '../../ui/Page.tsx';

/** The directory of guides for whoever is signed in. */
export default function GuidesScreen() {
  return (
    <Page title={t('title')} description={t('about')}>
      <GuidesDirectory />
    </Page>
  );
}
