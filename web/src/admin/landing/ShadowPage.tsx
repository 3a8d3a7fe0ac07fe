import { useLayoutEffect, useRef } from 'react';
import landing from '../../features/landing/landing.css?inline';
import button from '../../ui/Button.css?inline';
import base from '../../ui/base.css?inline';
import crest from '../../ui/crest.css?inline';

type ShadowPageProps = { html: string; width: number; scale: number };

/**
 * A server-rendered page inside this one, isolated in a shadow root with its own styles. Not interactive. The
 * document's content security policy applies inside as well, so no script could run there.
 */
export function ShadowPage({ html, width, scale }: ShadowPageProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    if (root.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync([base, button, crest, landing].join('\n'));
      root.adoptedStyleSheets = [sheet];
    }
    root.innerHTML = `<div class="landing">${html}</div>`;
  }, [html]);
  return <div ref={host} className="landing-config__page" style={{ width, zoom: scale }} inert />;
}
