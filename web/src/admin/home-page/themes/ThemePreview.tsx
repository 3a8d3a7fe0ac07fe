import type { ThemeContent } from '@yizhan/contract/entities/theme.ts';
import { paletteOf } from '@yizhan/contract/palette.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import type { CSSProperties } from 'react';
import { pictureUrl } from '../../../lib/picture-urls.ts';
import { textsOf } from '../../../lib/text.ts';
import { Chip } from '../../../ui/Chip.tsx';

const t = textsOf({ portalConfig });

/** Previews a page in this theme, light and dark. */
export function ThemePreview({ content }: { content: ThemeContent }) {
  return (
    <div className="theme-previews">
      <Sample content={content} scheme="light" />
      <Sample content={content} scheme="dark" />
    </div>
  );
}

function Sample({ content, scheme }: { content: ThemeContent; scheme: 'light' | 'dark' }) {
  const { themeColor, themeImg, themeImgBorderColor } = content;
  const band: CSSProperties = {
    ...(themeImg ? { backgroundImage: `url("${encodeURI(pictureUrl(themeImg))}")` } : {}),
    ...(themeImgBorderColor ? { borderTopColor: themeImgBorderColor } : {}),
  };
  return (
    <div className="theme-preview" data-theme={scheme} style={paletteOf(themeColor)}>
      <div className="theme-preview__bar" />
      <div className="theme-preview__band" style={band} />
      <div className="theme-preview__card">
        <strong>{t('sampleTitle')}</strong>
        <span className="theme-preview__row">
          <Chip tone="brand">{t('sampleChip')}</Chip>
          <span className="theme-preview__link">{t('sampleLink')}</span>
          <span className="yz-button yz-button--primary yz-button--medium">{t('sampleButton')}</span>
        </span>
      </div>
    </div>
  );
}
