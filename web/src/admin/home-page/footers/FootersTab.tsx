import { useQuery } from '@tanstack/react-query';
import { type FooterContent, footerContent } from '@yizhan/contract/entities/footer.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { footerConfig } from '@yizhan/contract/texts/zh-CN/footer-config.ts';
import { Drafts } from '../../../admin-kit/publishing/Drafts.tsx';
import { describeFields } from '../../../admin-kit/publishing/describe-fields.ts';
import type { DraftKind } from '../../../admin-kit/publishing/draft-kind.ts';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useHint } from '../../../lib/useHint.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FooterFields } from './FooterFields.tsx';
import { FooterPreview } from './FooterPreview.tsx';
import './Footers.css';

const t = textsOf({ footerConfig });
const adminText = textsOf({ admin });

const newFooter = (): FooterContent => ({
  ...{ footerName: '', showOn: ['visitors', 'portal'], columns: [], qrCodes: [], friendlyLinks: [] },
  ...{ address: '', phone: '', mail: '', copyright: '', icp: '', policeRecord: '', techSupport: '', copyFooter: '' },
});

const namesOf = (places: FooterContent['showOn']) => places.map((place) => t(place)).join(adminText('comma'));
const count = (list: readonly unknown[]) => t('count', { n: list.length });

const kind: DraftKind<FooterContent> = {
  schema: footerContent,
  fresh: newFooter,
  submit: (input) => api.footers.submit(input),
  remove: (held) => api.footers.remove(held),
  describe: describeFields<FooterContent>({
    footerName: { label: t('footerName') },
    showOn: { label: t('showOn'), words: namesOf },
    columns: { label: t('columns'), words: count },
    qrCodes: { label: t('qrCodes'), words: count },
    friendlyLinks: { label: t('friendlyLinks'), words: count },
    address: { label: t('address') },
    phone: { label: t('phone') },
    mail: { label: t('mail') },
    copyright: { label: t('copyright') },
    icp: { label: t('icp') },
    policeRecord: { label: t('policeRecord') },
    techSupport: { label: t('techSupport') },
    copyFooter: { label: t('copyFooter') },
  }),
  words: {
    ...{ list: t('footers'), create: t('create'), none: t('none'), choose: t('choose') },
    ...{ preview: t('preview'), remove: t('remove'), removeText: t('removeText') },
    removeTitle: (name) => t('removeTitle', { name }),
  },
  Mark: () => <Icon name="layout" />,
  note: ({ showOn }) => namesOf(showOn),
  Fields: FooterFields,
  Preview: FooterPreview,
};

export default function FootersTab() {
  const found = useQuery(query.footers.list());
  useHint(publishables.footer.topic, found.refetch);
  return <Drafts kind={kind} query={found} />;
}
