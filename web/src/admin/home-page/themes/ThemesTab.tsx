import { useQuery } from '@tanstack/react-query';
import { type ThemeContent, themeContent } from '@yizhan/contract/entities/theme.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Drafts } from '../../../admin-kit/publishing/Drafts.tsx';
import { describeFields } from '../../../admin-kit/publishing/describe-fields.ts';
import type { DraftKind } from '../../../admin-kit/publishing/draft-kind.ts';
import { formatWindow } from '../../../admin-kit/publishing/format-window.ts';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useHint } from '../../../lib/useHint.ts';
import { ThemeFields } from './ThemeFields.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import './Themes.css';

const t = textsOf({ portalConfig });

const toFestivalText = (festival: ThemeContent['festival']) =>
  festival ? formatWindow(festival.from, festival.until) : t('usualTheme');

const ThemeIcon = ({ content }: { content: ThemeContent }) => (
  <span className="theme-mark" style={{ background: content.themeColor }} />
);

const createDraftKind = (): DraftKind<ThemeContent> => ({
  schema: themeContent,
  fresh: () => ({
    ...{ themeName: '', themeColor: '#0f766e', themeImg: null, themeImgBorderColor: null, festival: null },
  }),
  submit: (input) => api.themes.submit(input),
  remove: (held) => api.themes.remove(held),
  describe: describeFields<ThemeContent>({
    themeName: { label: t('themeName') },
    themeColor: { label: t('themeColor') },
    themeImg: { label: t('themeImg') },
    themeImgBorderColor: { label: t('themeImgBorderColor') },
    festival: { label: t('festival'), words: toFestivalText },
  }),
  words: {
    ...{ list: t('themes'), create: t('themeCreate'), none: t('themeNone'), choose: t('choose') },
    ...{ preview: t('preview'), remove: t('remove'), removeText: t('themeRemoveText') },
    removeTitle: (name) => t('themeRemove', { name }),
  },
  Mark: ThemeIcon,
  note: ({ festival }) => toFestivalText(festival),
  Fields: ThemeFields,
  Preview: ThemePreview,
});

export default function ThemesTab() {
  const found = useQuery(query.themes.list());
  useHint(publishables.theme.topic, found.refetch);
  return <Drafts kind={createDraftKind()} query={found} />;
}
