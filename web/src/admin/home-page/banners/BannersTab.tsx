import { useQuery } from '@tanstack/react-query';
import { type BannerContent, type BannerRow, bannerContent } from '@yizhan/contract/entities/portal.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Drafts } from '../../../admin-kit/publishing/Drafts.tsx';
import { describeFields } from '../../../admin-kit/publishing/describe-fields.ts';
import type { DraftKind } from '../../../admin-kit/publishing/draft-kind.ts';
import { formatWindow } from '../../../admin-kit/publishing/format-window.ts';
import { idsIn, NameList, namedServices } from '../../../admin-kit/publishing/value-names.tsx';
import { useIdentityTypes } from '../../../admin-kit/useIdentityTypes.ts';
import { api, query } from '../../../lib/api.ts';
import { toWireTime } from '../../../lib/format.ts';
import { rememberPicture } from '../../../lib/picture-urls.ts';
import { textsOf } from '../../../lib/text.ts';
import { useHint } from '../../../lib/useHint.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { BannerFields } from './BannerFields.tsx';
import { BannerPreview } from './BannerPreview.tsx';

const t = textsOf({ portalConfig });
const adminText = textsOf({ admin });

const DAY_MS = 86_400_000;

/** A month from today. */
function newBanner(): BannerContent {
  const midnight = (days: number) => `${toWireTime(new Date(Date.now() + days * DAY_MS)).slice(0, 10)} 00:00:00`;
  return {
    ...{ title: '', subtitle: '', cover: null, url: '', serviceIds: [], identities: [] },
    ...{ beginTime: midnight(0), endTime: midnight(30) },
  };
}

function Services({ ids }: { ids: readonly string[] }) {
  const asked = idsIn(ids);
  const found = useQuery({ ...query.portal.services({ ids: asked }), enabled: asked.length > 0 });
  return <NameList ids={ids} known={namedServices(found.data)} />;
}

const BannerIcon = () => <Icon name="image" />;

const createDraftKind = (nameOf: (type: number) => string): DraftKind<BannerContent> => ({
  schema: bannerContent,
  fresh: newBanner,
  submit: (input) => api.portal.submitBanner(input),
  remove: (held) => api.portal.removeBanner(held),
  describe: describeFields<BannerContent>(
    {
      title: { label: t('title') },
      subtitle: { label: t('subtitle') },
      cover: { label: t('cover') },
      beginTime: { label: t('begins') },
      endTime: { label: t('ends') },
      serviceIds: { label: t('services') },
      url: { label: t('url') },
      identities: {
        label: t('identities'),
        words: (types: readonly number[]) => types.map(nameOf).join(adminText('comma')) || t('everybody'),
      },
    },
    { serviceIds: (ids: readonly string[]) => <Services ids={ids} /> },
  ),
  words: {
    ...{ list: t('banners'), create: t('bannerCreate'), none: t('bannerNone'), choose: t('choose') },
    ...{ preview: t('preview'), remove: t('remove'), removeText: t('bannerRemoveText') },
    removeTitle: (name) => t('bannerRemove', { name }),
  },
  Mark: BannerIcon,
  note: ({ beginTime, endTime }) => formatWindow(beginTime, endTime),
  Fields: BannerFields,
  Preview: BannerPreview,
});

const rememberPictureUrls = (rows: BannerRow[]) => {
  for (const { content, coverUrl } of rows) if (content.cover && coverUrl) rememberPicture(content.cover, coverUrl);
  return rows;
};

export default function BannersTab() {
  const found = useQuery({ ...query.portal.banners(), select: rememberPictureUrls });
  useHint(publishables.banner.topic, found.refetch);
  const { nameOf } = useIdentityTypes();
  return <Drafts kind={createDraftKind(nameOf)} query={found} />;
}
