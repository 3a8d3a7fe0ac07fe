import { ColorPicker } from 'antd';
import { t } from '../../publishing/portal-words.ts';

type BorderColourProps = { id?: string; value?: string | null; onChange?: (colour: string | null) => void };

/** The colour of the line above the picture, or none. */
export function BorderColour({ value, onChange, ...rest }: BorderColourProps) {
  return (
    <ColorPicker
      {...rest}
      value={value ?? null}
      format="hex"
      allowClear
      showText={(colour) => (value ? colour.toHexString() : t('noBorder'))}
      onChange={(colour) => onChange?.(colour.cleared ? null : colour.toHexString().slice(0, 7))}
      onClear={() => onChange?.(null)}
    />
  );
}
