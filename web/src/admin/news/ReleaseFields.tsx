import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { Checkbox, Form, Radio } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { TimePicker } from '../../admin-kit/TimePicker.tsx';
import { textsOf } from '../../lib/text.ts';
import { type Release, releases } from './article-values.ts';

const t = textsOf({ newsManage });

const labels = {
  draft: ['releaseDraft', 'releaseDraftHelp'],
  now: ['releaseNow', 'releaseNowHelp'],
  at: ['releaseAt', 'releaseAtHelp'],
} as const satisfies Record<Release, readonly [string, string]>;

const options = releases.map((value) => ({ value, label: t(labels[value][0]) }));

/** When it is published, and how it is highlighted. */
export function ReleaseFields() {
  const release = Form.useWatch<Release | undefined>('release', { preserve: true }) ?? 'draft';
  return (
    <>
      <FormField name="release" label={t('release')} help={t(labels[release][1])}>
        <Radio.Group vertical options={options} />
      </FormField>
      {release === 'at' && (
        <FormField name="releaseTime" label={t('releaseTime')} required>
          <TimePicker />
        </FormField>
      )}
      <FormField name="important" valuePropName="checked" help={t('importantHelp')}>
        <Checkbox>{t('important')}</Checkbox>
      </FormField>
      <FormField name="topUntil" label={t('topUntil')} help={t('topHelp')}>
        <TimePicker optional />
      </FormField>
    </>
  );
}
