import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { cardFrameSettings } from '@yizhan/contract/texts/zh-CN/card-frame-settings.ts';
import { Form } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { placeInside } from '../columns/column-setting.ts';
import { FrameTypeSwitch } from './FrameTypeSwitch.tsx';
import { frameForms, parseFrameType } from './frame-forms.ts';
import '../columns/columns.css';

const t = textsOf({ cardFrameSettings });
const cardColumnsText = textsOf({ cardColumns });

export const settings = (): CardSettings<'frame'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'layers',
  initial: { frame: { type: 'qiankun', url: '', height: cardKindLimits.microAppHeights.usual } },
  sample,
  settings: {
    frame: { label: t('frame'), words: ({ type }) => cardColumnsText(type), at: placeInside },
  },
  ConfigForm,
});

const at = ['config', 'frame'];

/** A micro front end, or a table from a JSON address, each with its fields. */
function ConfigForm() {
  const form = Form.useFormInstance();
  const { Fields } = frameForms[parseFrameType(Form.useWatch(at, { form, preserve: true }))];
  return (
    <>
      <FormField name={at} label={t('frame')}>
        <FrameTypeSwitch />
      </FormField>
      <Fields />
    </>
  );
}

const rows = ['sample1', 'sample2', 'sample3'] as const;

/** A table has sample rows for its fields. A micro front end has none: its script runs only when the server allows it. */
const sample: CardSettings<'frame'>['sample'] = ({ config: { frame } }) => {
  if (frame.type === 'qiankun') return { ...frame, url: '' };
  const { cardMapping } = frame;
  const heads = cardMapping.map(({ field, chineseName }) => ({ field, chineseName: chineseName || field }));
  const shown = heads.length > 0 ? heads : [{ field: 'title', chineseName: t('sampleHead') }];
  return {
    type: 'json',
    cardMapping: shown,
    result: rows.map((word) => ({
      ...Object.fromEntries(shown.map(({ field }) => [field, t(word)])),
      fieldSet: { important: false },
      urlDetail: '',
    })),
    // Nothing was read, so no source is named.
    feed: { state: 'fresh', at: null, from: '' },
  };
};
