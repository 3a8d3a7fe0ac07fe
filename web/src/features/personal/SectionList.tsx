import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Section } from './section.ts';
import { sectionHref } from './useSection.ts';

const t = textsOf({ personal });

export function SectionList({ sections, here }: { sections: readonly Section[]; here: Section['key'] }) {
  return (
    <nav className="personal-list" aria-label={t('sections')}>
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
