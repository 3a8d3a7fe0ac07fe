import type { Banner } from '@yizhan/contract/entities/portal.ts';
import type { ReactNode } from 'react';
import { toLinkProps } from '../../lib/link-props.ts';
import { topicPath } from '../../lib/paths.ts';
import { classes } from '../../ui/classes.ts';

type BannerSlideProps = { banner: Banner; shown: boolean; number: number; label: string };

const drawings = 3;

/** One banner: its picture, or a drawing in the school's colour. */
export function BannerSlide({ banner, shown, number, label }: BannerSlideProps) {
  const { title, subtitle, cover } = banner;
  const words = (
    <>
      {cover && <img className="banners__cover" src={cover} alt="" />}
      <span className="banners__words">
        <strong className="banners__title">{title}</strong>
        {subtitle && <span className="banners__subtitle">{subtitle}</span>}
      </span>
    </>
  );
  const look = classes(
    'banners__slide',
    cover ? 'banners__slide--cover' : `banners__slide--${number % drawings}`,
    shown && 'banners__slide--shown',
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={look} role="group" aria-label={label} inert={!shown}>
      <BannerLink banner={banner}>{words}</BannerLink>
    </div>
  );
}

/** Links to its own address, else to its topic page. */
function BannerLink({ banner: { id, url }, children }: { banner: Banner; children: ReactNode }) {
  return (
    <a className="banners__link" {...toLinkProps(url || topicPath(id))}>
      {children}
    </a>
  );
}
