import { useQuery } from '@tanstack/react-query';
import type { Banner } from '@yizhan/contract/entities/portal.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { portal } from '@yizhan/contract/texts/zh-CN/portal.ts';
import { type KeyboardEvent, useEffect } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import { BannersSkeleton } from './BannersSkeleton.tsx';
import { hadBanners, saveHadBanners } from './had-banners.ts';
import { useBannerTurn } from './useBannerTurn.ts';
import './Banners.css';

const t = textsOf({ portal });

/** Banners above the cards. */
export default function Banners() {
  const specials = useQuery(query.portal.specials());
  useHint(publishables.banner.topic, specials.refetch);
  const banners = specials.data ?? [];
  const some = specials.data && specials.data.length > 0;
  useEffect(() => {
    if (some !== undefined) saveHadBanners(some);
  }, [some]);
  if (specials.isPending && hadBanners()) return <BannersSkeleton />;
  return banners.length > 0 ? <Slides banners={banners} /> : null;
}

function Slides({ banners }: { banners: readonly Banner[] }) {
  const { at, show, still, setStill, hold } = useBannerTurn(banners.length);
  const several = banners.length > 1;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(at - 1);
    if (key === 'ArrowRight') show(at + 1);
  };
  return (
    <section className="banners" aria-label={t('banners')} {...hold} onKeyDown={several ? onKeyDown : undefined}>
      {banners.map((banner, n) => (
        <BannerSlide
          key={banner.id}
          banner={banner}
          shown={n === at}
          number={n}
          label={t('banner', { n: n + 1, total: banners.length })}
        />
      ))}
      {several && (
        <div className="banners__tools">
          <IconButton icon="chevron-left" size="small" label={t('previous')} onClick={() => show(at - 1)} />
          {banners.map(({ id, title }, n) => (
            <button
              key={id}
              type="button"
              className="banners__dot"
              aria-label={t('show', { title })}
              aria-current={n === at}
              onClick={() => show(n)}
            />
          ))}
          <IconButton icon="chevron-right" size="small" label={t('next')} onClick={() => show(at + 1)} />
          <IconButton
            icon={still ? 'play' : 'stop'}
            size="small"
            label={t(still ? 'play' : 'pause')}
            onClick={() => setStill(!still)}
          />
        </div>
      )}
    </section>
  );
}
