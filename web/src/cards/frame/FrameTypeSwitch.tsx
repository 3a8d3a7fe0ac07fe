import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { cardFrameSettings } from '@yizhan/contract/texts/zh-CN/card-frame-settings.ts';
import { Segmented } from 'antd';
import { textsOf } from '../../lib/text.ts';
import { frameForms, frameTypes, parseFrameType } from './frame-forms.ts';

const t = textsOf({ cardFrameSettings });
const cardColumnsText = textsOf({ cardColumns });

type FrameTypeSwitchProps = { value?: unknown; onChange?: (frame: unknown) => void };

/** Switching the type starts from blank: the two share no field with the same meaning. */
export function FrameTypeSwitch({ value, onChange }: FrameTypeSwitchProps) {
  return (
    <Segmented
      aria-label={t('frame')}
      value={parseFrameType(value)}
      options={frameTypes.map((type) => ({ value: type, label: cardColumnsText(type) }))}
      onChange={(type) => onChange?.(frameForms[type].initial)}
    />
  );
}
