import { useLayoutEffect, useRef } from 'react';
import landing from '../../features/landing/landing.css?inline';
import button from '../../ui/Button.css?inline';
import base from '../../ui/base.css?inline';
import crest from '../../ui/crest.css?inline';

type ShadowPageProps = { html: string; width: number; scale: number };

/**
 * A page of the server inside this one, with its own styles and nobody else's. It is only looked at: nothing in it can
 * be pressed. The policy of the document holds in it, too, so that no script could run there.
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
