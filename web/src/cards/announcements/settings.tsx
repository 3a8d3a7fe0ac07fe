import { announcementSources } from '@yizhan/contract/announcement-sources.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { announcementsSettings } from '@yizhan/contract/texts/zh-CN/announcements-settings.ts';
import { InputNumber, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { yesOrNo } from '../../lib/yes-or-no.ts';
import { DictionarySelect } from '../../ui/dictionary/DictionarySelect.tsx';
import type { CardSettings } from '../card.ts';

const t = textsOf({ announcementsSettings });

export const settings = (): CardSettings<'announcements'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'megaphone',
  initial: { dataSource: 'PORTAL', importantOnly: false, recentDays: cardKindLimits.announcementDays },
  sample,
  settings: {
    dataSource: { label: t('dataSource'), words: (source) => t(source) },
    importantOnly: { label: t('importantOnly'), words: yesOrNo },
    recentDays: { label: t('recentDays'), words: (n) => t('days', { n }) },
  },
  ConfigForm,
});

function ConfigForm() {
  return (
    <>
      <FormField name={['config', 'dataSource']} label={t('dataSource')} help={t('dataSourceHelp')} required>
        <DictionarySelect code="announcementSource" valueType="string" among={announcementSources} required />
      </FormField>
      <FormField
        name={['config', 'importantOnly']}
        label={t('importantOnly')}
        help={t('importantOnlyHelp')}
        valuePropName="checked"
      >
        <Switch />
      </FormField>
      <FormField name={['config', 'recentDays']} label={t('recentDays')} required>
        <InputNumber controls={false} min={1} max={cardKindLimits.maxAnnouncementDays} precision={0} />
      </FormField>
    </>
  );
}

const HOUR_MS = 3_600_000;

const items = [
  { title: 'sample1', hours: 0.3, important: true },
  { title: 'sample2', hours: 3, important: false },
  { title: 'sample3', hours: 20, important: true },
  { title: 'sample4', hours: 30, important: false },
  { title: 'sample5', hours: 100, important: false },
  { title: 'sample6', hours: 240, important: false },
] as const;

/** Sample announcements for the preview, when the school has none yet. */
const sample: CardSettings<'announcements'>['sample'] = ({ config, displayRows, now }) => ({
  dataSource: config.dataSource,
  list: items
    .filter(({ important }) => important || !config.importantOnly)
    .slice(0, displayRows * cardKindLimits.announcementsPerRow)
    .map(({ title, hours, important }, at) => {
      const time = toWireTime(new Date(now.getTime() - hours * HOUR_MS));
      return { id: String(at + 1), title: t(title), fieldSet: { important }, create_time: time, releaseTime: time };
    }),
});
