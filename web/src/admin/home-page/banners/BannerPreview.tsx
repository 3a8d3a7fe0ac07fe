import type { BannerContent } from '@yizhan/contract/entities/portal.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { BannerSlide } from '../../../features/home/BannerSlide.tsx';
import { pictureUrl } from '../../../lib/picture-urls.ts';
import { textsOf } from '../../../lib/text.ts';
import '../../../features/home/Banners.css';

const t = textsOf({ portalConfig });

/** The banner as the home page shows it; its link is disabled. */
export function BannerPreview({ content }: { content: BannerContent }) {
  const banner = {
    ...content,
    ...{ id: '1', url: '' },
    title: content.title || t('title'),
    cover: content.cover && pictureUrl(content.cover),
  };
  return (
    <div className="banners" inert>
      <BannerSlide banner={banner} shown number={0} label={t('preview')} />
    </div>
  );
}
