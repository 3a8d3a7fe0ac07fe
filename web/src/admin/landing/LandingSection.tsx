import type { LandingDetail } from '@yizhan/contract/entities/landing.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { rememberPicture } from '../../lib/picture-urls.ts';
import { textsOf } from '../../lib/text.ts';
import { useFreshQuery } from '../../lib/useFreshQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { LandingEditor } from './LandingEditor.tsx';
import './Landing.css';

const t = textsOf({ landingConfig });
const menuName = textsOf({ menus });

const menu = 'userFrameConfig/preLoginConfig';

const rememberPictureUrls = (detail: LandingDetail) => {
  for (const [link, url] of Object.entries(detail.links)) rememberPicture(link, url);
  return detail;
};

/** The page before sign-in. Refetched only on request, so that nothing replaces unsaved input. */
export default function LandingSection() {
  useTitle(menuName(menu));
  const found = useFreshQuery({ ...query.landing.detail(), select: rememberPictureUrls });
  return (
    <Page wide title={menuName(menu)} description={t('description')}>
      <Loaded query={found} skeleton={<TableSkeleton />}>
        {({ content, links: _, ...state }) => (
          <LandingEditor
            key={`${state.id} ${state.version}`}
            state={state}
            content={content}
            onReload={() => found.refetch()}
          />
        )}
      </Loaded>
    </Page>
  );
}
