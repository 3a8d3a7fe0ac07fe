import { useQuery } from '@tanstack/react-query';
import type { CentreType } from '@yizhan/contract/centres.ts';
import { type CentreContent, centreContent, centreFacets } from '@yizhan/contract/entities/centre.ts';
import { hallTabs } from '@yizhan/contract/entities/hall.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { centreConfig } from '@yizhan/contract/texts/zh-CN/centre-config.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { PagePreview } from '../../admin-kit/preview/PagePreview.tsx';
import { describeFields } from '../../admin-kit/publishing/describe-fields.ts';
import type { DraftFormKind } from '../../admin-kit/publishing/draft-kind.ts';
import { idsIn, NameList, namedServices } from '../../admin-kit/publishing/value-names.tsx';
import { api, query } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { CentreFields } from './CentreFields.tsx';
import { tabName } from './tab-name.ts';

const t = textsOf({ centreConfig });
const hallText = textsOf({ hall });
const adminText = textsOf({ admin });

const pages = {
  '': { path: paths.serviceHall, title: 'hall' },
  PROCESS: { path: paths.processServices, title: 'processes' },
  APPLICATION: { path: paths.applicationServices, title: 'applications' },
} as const satisfies Record<CentreType, { path: string; title: string }>;

const listed = (words: readonly string[]) => words.join(adminText('comma'));

function Picks({ type, ids }: { type: CentreType; ids: readonly string[] }) {
  const asked = idsIn(ids);
  const found = useQuery({ ...query.centres.services({ type, ids: asked }), enabled: asked.length > 0 });
  return <NameList ids={ids} known={namedServices(found.data)} />;
}

/** A centre for the form of drafts; `version` is that of its last save. */
export const createCentreKind = (type: CentreType, version: number): DraftFormKind<CentreContent> => ({
  schema: centreContent,
  fresh: () => ({
    title: hallText(pages[type].title),
    banner: { picture: null, text: '', url: '' },
    ...{ facets: [...centreFacets], tabs: [...hallTabs], sort: '', view: 'cards' },
    ...{ pageSize: serviceLimits.pageSize, picks: [] },
  }),
  submit: (input) => api.centres.submit({ type, ...input }),
  remove: (held) => api.centres.remove({ type, held }),
  describe: describeFields<CentreContent>(
    {
      title: { label: t('title') },
      banner: { label: t('bannerText') },
      facets: { label: t('facets'), words: (facets: CentreContent['facets']) => listed(facets.map((one) => t(one))) },
      sort: { label: t('sort'), words: (sort: CentreContent['sort']) => t(sort || 'asFirst') },
      tabs: { label: t('tabs'), words: (tabs: CentreContent['tabs']) => listed(tabs.map(tabName)) },
      view: { label: t('view'), words: (view: CentreContent['view']) => t(view) },
      pageSize: { label: t('pageSize') },
      picks: { label: t('picks') },
    },
    { picks: (ids: readonly string[]) => <Picks type={type} ids={ids} /> },
  ),
  words: {
    ...{ preview: t('preview'), remove: t('remove'), removeText: t('removeText') },
    removeTitle: (name) => t('removeTitle', { name }),
  },
  Fields: () => <CentreFields type={type} />,
  Preview: () =>
    version > 0 ? (
      <>
        <p className="admin-muted">{t('previewSaved')}</p>
        <PagePreview path={`${pages[type].path}?preview=draft`} version={version} />
      </>
    ) : (
      <p className="admin-muted">{t('previewNone')}</p>
    ),
});
