import { Checkbox, Form, Radio } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { TimePicker } from '../../admin-kit/TimePicker.tsx';
import { type Release, releases } from './article-values.ts';
import { n } from './words.ts';

const words = {
  draft: ['releaseDraft', 'releaseDraftHelp'],
  now: ['releaseNow', 'releaseNowHelp'],
  at: ['releaseAt', 'releaseAtHelp'],
} as const satisfies Record<Release, readonly [string, string]>;

const options = releases.map((value) => ({ value, label: n(words[value][0]) }));

/** When it goes out, and how it stands out. */
export function ReleaseFields() {
  const release = Form.useWatch<Release | undefined>('release', { preserve: true }) ?? 'draft';
  return (
    <>
      <FormField name="release" label={n('release')} help={n(words[release][1])}>
        <Radio.Group vertical options={options} />
      </FormField>
      {release === 'at' && (
        <FormField name="releaseTime" label={n('releaseTime')} required>
          <TimePicker />
        </FormField>
      )}
      <FormField name="important" valuePropName="checked" help={n('importantHelp')}>
        <Checkbox>{n('important')}</Checkbox>
      </FormField>
      <FormField name="topUntil" label={n('topUntil')} help={n('topHelp')}>
        <TimePicker optional />
      </FormField>
    </>
  );
}
