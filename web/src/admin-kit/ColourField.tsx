import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { contrast, paletteOf } from '@yizhan/contract/palette.ts';
import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { ColorPicker } from 'antd';
import { textsOf } from '../lib/text.ts';
import { Chip } from '../ui/Chip.tsx';
import { Icon } from '../ui/Icon.tsx';
import './ColourField.css';

const t = textsOf({ settings });

const white = '#ffffff';
const presets = ['#008cff', '#1f6f54', '#7a1f2b', '#0b4f9e', '#5b35b5', '#c2410c', '#0f766e', '#334155'];

type ColourFieldProps = { id?: string; value?: string; onChange?: (colour: string) => void };

/** The school's colour, with its contrast and a preview. */
export function ColourField({ value = '#008cff', onChange, ...rest }: ColourFieldProps) {
  const palette = paletteOf(value);
  return (
    <>
      <ColorPicker
        {...rest}
        value={value}
        format="hex"
        disabledAlpha
        showText
        presets={[{ label: t('themeColor'), colors: presets }]}
        onChange={(colour) => onChange?.(colour.toHexString().slice(0, 7))}
      />
      <p className="admin-colour__note" aria-live="polite">
        <Icon name={contrast(value, white) >= portalLimits.minContrast ? 'success' : 'info'} size={16} />
        {toContrastText(value)}
      </p>
      <div
        className="admin-colour__preview"
        data-theme={document.documentElement.dataset.theme ?? 'light'}
        style={palette}
      >
        <span className="admin-colour__label">{t('preview')}</span>
        <span className="yz-button yz-button--primary yz-button--medium">{t('previewButton')}</span>
        <Chip tone="brand">{t('previewChip')}</Chip>
        <span className="admin-colour__link">{t('previewLink')}</span>
      </div>
    </>
  );
}

/** White text is readable, or the button is darkened, or its text is dark. */
export function toContrastText(colour: string): string {
  const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
  const ratio = shown(contrast(colour, white));
  if (contrast(colour, white) >= portalLimits.minContrast) return t('contrastGood', { ratio });
  const palette = paletteOf(colour);
  if (palette['--on-brand'] !== white) return t('contrastDark', { ratio });
  const mended = shown(contrast(palette['--brand-fill'] ?? colour, white));
  return t('contrastMended', { ratio, least: portalLimits.minContrast, mended });
}
