import { Segmented } from 'antd';
import { t } from '../columns/words.ts';
import { frameForms, frameTypes, parseFrameType } from './frame-forms.ts';
import { t as own } from './settings-words.ts';

type FrameTypeSwitchProps = { value?: unknown; onChange?: (frame: unknown) => void };

/** Another way to embed starts from nothing: the two have no field in common that means the same. */
export function FrameTypeSwitch({ value, onChange }: FrameTypeSwitchProps) {
  return (
    <Segmented
      aria-label={own('frame')}
      value={parseFrameType(value)}
      options={frameTypes.map((type) => ({ value: type, label: t(type) }))}
      onChange={(type) => onChange?.(frameForms[type].initial)}
    />
  );
}
