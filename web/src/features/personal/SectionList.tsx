import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { useEffect, useRef } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Section } from './section.ts';
import { sectionHref } from './useSection.ts';

const t = textsOf({ personal });

/** On a phone the sections are a strip: the open one stands in its middle. The page itself does not move. */
function centre(list: HTMLElement, link: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

export function SectionList({ sections, here }: { sections: readonly Section[]; here: Section['key'] }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = here && nav.current?.querySelector('[aria-current]');
    if (nav.current && link) centre(nav.current, link);
  }, [here]);
  return (
    <nav ref={nav} className="personal-list" aria-label={t('sections')}>
      <ul>
        {sections.map(({ key, icon }) => (
          <li key={key}>
            <a className="personal-list__link" href={sectionHref(key)} aria-current={key === here ? 'page' : undefined}>
              <Icon name={icon} />
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
