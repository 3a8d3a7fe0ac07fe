import { viewer } from '@yizhan/contract/texts/zh-CN/viewer.ts';
import { type RefObject, useEffect } from 'react';
import { textsOf } from '../../lib/text.ts';
import { openViewer } from '../image-viewer.ts';

const t = textsOf({ viewer });

/** Opens pictures of rich text at full size, by click and by key; a picture inside a link stays a link. */
export function usePictures(text: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text has new pictures
  useEffect(() => {
    const images = [...(text.current?.querySelectorAll('img') ?? [])].filter((image) => !image.closest('a'));
    const pictures = images.map(({ src, alt }) => ({ src, alt }));
    const stop = new AbortController();
    for (const [at, image] of images.entries()) {
      const open = () => void openViewer({ pictures, at });
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', image.alt ? t('openNamed', { name: image.alt }) : t('open'));
      image.addEventListener('click', open, { signal: stop.signal });
      image.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          open();
        },
        { signal: stop.signal },
      );
    }
    return () => stop.abort();
  }, [text, html]);
}
