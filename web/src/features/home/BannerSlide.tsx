import type { Banner } from '@yizhan/contract/entities/portal.ts';
import type { ReactNode } from 'react';
import { toLinkProps } from '../../lib/link-props.ts';
import { ServiceLink } from '../../service/ServiceLink.tsx';
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

/** Links to its own address, else to its first service, else nowhere. */
function BannerLink({ banner: { url, service }, children }: { banner: Banner; children: ReactNode }) {
  const className = 'banners__link';
  if (url)
    return (
      <a className={className} {...toLinkProps(url)}>
        {children}
      </a>
    );
  if (service)
    return (
      <ServiceLink service={service} className={className}>
        {children}
      </ServiceLink>
    );
  return <div className={className}>{children}</div>;
}
