import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { ColorPicker } from 'antd';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';

const t = textsOf({ portalConfig });

type BorderColourProps = { id?: string; value?: string | null; onChange?: (colour: string | null) => void };

/** The first colour of the line, as a starting point. */
const FIRST = '#008cff';

/** The colour of the line above the picture, or none. */
export function BorderColour({ id, value, onChange }: BorderColourProps) {
  if (!value)
    return (
      <Button id={id} onClick={() => onChange?.(FIRST)}>
        {t('useBorder')}
      </Button>
    );
  return (
    <>
      <ColorPicker
        {...(id ? { id } : {})}
        value={value}
        format="hex"
        disabledAlpha
        showText
        onChange={(colour) => onChange?.(colour.toHexString().slice(0, 7))}
      />
      <Button variant="quiet" onClick={() => onChange?.(null)}>
        {t('noBorder')}
      </Button>
    </>
  );
}
