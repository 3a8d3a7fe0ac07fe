import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LandingContent, landingContent } from '@yizhan/contract/entities/landing.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ShadowPage } from './ShadowPage.tsx';

const t = textsOf({ landingConfig });

const widths = { desktop: 1366, phone: 390 } as const;
type Device = keyof typeof widths;
const DEBOUNCE_MS = 400;

/** The page as rendered by the server from this draft, so exactly what visitors get. */
export function LandingPreview({ content }: { content: LandingContent }) {
  const [device, setDevice] = useState<Device>('desktop');
  const parsed = landingContent.safeParse(useDebounced(content, DEBOUNCE_MS));
  const page = useQuery({
    ...query.landing.preview({ content: parsed.data ?? content }),
    enabled: parsed.success,
    placeholderData: keepPreviousData,
  });
  const { pane, scale } = useScale(widths[device]);
  return (
    <section className="landing-config__preview admin-card" aria-label={t('previewLabel')}>
      <Tabs
        label={t('preview')}
        tabs={(Object.keys(widths) as Device[]).map((key) => ({ key, label: t(key) }))}
        value={device}
        onChange={setDevice}
      />
      {!parsed.success && <p className="landing-config__help">{t('previewLater')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
      <section ref={pane} className="landing-config__pane" aria-label={t('preview')} tabIndex={0}>
        <Loaded query={page}>{({ html }) => <ShadowPage html={html} width={widths[device]} scale={scale} />}</Loaded>
      </section>
    </section>
  );
}

/** The scale at which the whole page fits. */
function useScale(width: number) {
  const pane = useRef<HTMLElement>(null);
  const [availableWidth, setAvailableWidth] = useState(0);
  useLayoutEffect(() => {
    const watched = pane.current;
    if (!watched || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setAvailableWidth(watched.clientWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { pane, scale: availableWidth > 0 ? Math.min(1, availableWidth / width) : 1 };
}
