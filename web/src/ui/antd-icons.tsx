import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { textsOf } from '../lib/text.ts';
import { Icon } from './Icon.tsx';

const t = textsOf({ ui });

/** antd's own glyphs tell those who listen the English names of their files; ours say nothing, or what they do. */
export const selectIcons = {
  suffixIcon: <Icon name="chevron-down" size={16} />,
  removeIcon: <Icon name="close" size={12} />,
} as const;

/** A select whose choice can be taken back. */
export const clearable = () => ({ clearIcon: <Icon name="close" size={14} />, label: t('clear') });

/** The same for a line of text, whose button is named by its glyph. */
export const clearableText = () => ({ clearIcon: <Icon name="close" size={14} label={t('clear')} /> });
