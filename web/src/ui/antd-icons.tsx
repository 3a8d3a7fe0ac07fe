import { Icon } from './Icon.tsx';
import { t } from './words.ts';

/** antd's own glyphs tell those who listen the English names of their files; ours say nothing, or what they do. */
export const selectIcons = {
  suffixIcon: <Icon name="chevron-down" size={16} />,
  removeIcon: <Icon name="close" size={12} />,
} as const;

/** A select whose choice can be taken back. */
export const clearable = () => ({ clearIcon: <Icon name="close" size={14} />, label: t('clear') });

/** The same for a line of text, whose button is named by its glyph. */
export const clearableText = () => ({ clearIcon: <Icon name="close" size={14} label={t('clear')} /> });
