import { useQuery } from '@tanstack/react-query';
import { type AlertContent, alertContent } from '@yizhan/contract/entities/portal.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { alerts } from '@yizhan/contract/texts/zh-CN/alerts.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Drafts } from '../../../admin-kit/publishing/Drafts.tsx';
import { describeFields } from '../../../admin-kit/publishing/describe-fields.ts';
import type { DraftKind } from '../../../admin-kit/publishing/draft-kind.ts';
import { formatWindow } from '../../../admin-kit/publishing/format-window.ts';
import { visitorsOff } from '../../../admin-kit/publishing/visitors-off.ts';
import { useIdentityTypes } from '../../../admin-kit/useIdentityTypes.ts';
import { AlertLineView } from '../../../features/alerts/AlertLineView.tsx';
import { api, query } from '../../../lib/api.ts';
import { toWireTime } from '../../../lib/format.ts';
import { textsOf } from '../../../lib/text.ts';
import { useHint } from '../../../lib/useHint.ts';
import { yesOrNo } from '../../../lib/yes-or-no.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { AlertFields } from './AlertFields.tsx';

const t = textsOf({ portalConfig });
const alertsText = textsOf({ alerts });
const adminText = textsOf({ admin });

const tones = { info: 'info', warning: 'warn', urgent: 'bad' } as const;
const HOUR_MS = 3_600_000;
const nothing = () => undefined;

/** For a day from now: alerts are mostly needed at once. */
function newAlert(): AlertContent {
  const at = (hours: number) => `${toWireTime(new Date(Date.now() + hours * HOUR_MS)).slice(0, 16)}:00`;
  return {
    ...{ title: '', level: 'warning', url: '', identities: [], isPublic: false },
    ...{ beginTime: at(0), endTime: at(24) },
  };
}

type AlertProps = { content: AlertContent };

const LevelChip = ({ content: { level } }: AlertProps) => <Chip tone={tones[level]}>{alertsText(level)}</Chip>;

const AlertPreview = ({ content }: AlertProps) => (
  <AlertLineView line={{ ...content, title: content.title || t('alertTitle') }} onClose={nothing} />
);

const createDraftKind = (nameOf: (type: number) => string): DraftKind<AlertContent> => ({
  schema: alertContent,
  fresh: newAlert,
  submit: (input) => api.portal.submitAlert(input),
  remove: (held) => api.portal.removeAlert(held),
  follow: ({ isPublic, identities }, form) => visitorsOff(isPublic && identities.length === 0, 'identities', form),
  describe: describeFields<AlertContent>({
    title: { label: t('alertTitle') },
    level: { label: t('level'), words: (level: AlertContent['level']) => alertsText(level) },
    url: { label: t('url') },
    beginTime: { label: t('begins') },
    endTime: { label: t('ends') },
    identities: {
      label: t('identities'),
      words: (types: readonly number[]) => types.map(nameOf).join(adminText('comma')) || t('everybody'),
    },
    isPublic: { label: t('isPublic'), words: (value: boolean) => yesOrNo(value) },
  }),
  words: {
    ...{ list: t('alerts'), create: t('alertCreate'), none: t('alertNone'), choose: t('choose') },
    ...{ preview: t('preview'), remove: t('remove'), removeText: t('alertRemoveText') },
    removeTitle: (name) => t('alertRemove', { name }),
  },
  Mark: LevelChip,
  note: ({ beginTime, endTime }) => formatWindow(beginTime, endTime),
  Fields: AlertFields,
  Preview: AlertPreview,
});

export default function AlertsTab() {
  const found = useQuery(query.portal.alerts());
  useHint(publishables.alert.topic, found.refetch);
  const { nameOf } = useIdentityTypes();
  return <Drafts kind={createDraftKind(nameOf)} query={found} />;
}
