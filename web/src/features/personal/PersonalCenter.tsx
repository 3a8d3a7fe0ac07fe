import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { Suspense } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import './PersonalCenter.css';
import { PersonHead } from './PersonHead.tsx';
import { SectionList } from './SectionList.tsx';
import type { SectionProps, Sections } from './section.ts';
import { useSection } from './useSection.ts';

const t = textsOf({ personal });

/** `sections`: the centre's own and those of other features. */
type PersonalCenterProps = SectionProps & { sections: Sections };

/**
 * The person and the list of sections at the left, the current section beside them. On narrow screens the list becomes
 * tabs by CSS alone: rotating a phone must not remount the section.
 */
export function PersonalCenter({ sections, ...sectionProps }: PersonalCenterProps) {
  const currentSection = useSection(sections);
  return (
    <Page className="personal" title={t('title')}>
      <div className="personal__columns">
        <aside className="personal__aside">
          <PersonHead />
          <SectionList sections={sections} here={currentSection.key} />
        </aside>
        <div className="personal__main">
          <Suspense fallback={<SectionSkeleton />}>
            <currentSection.Screen {...sectionProps} />
          </Suspense>
        </div>
      </div>
    </Page>
  );
}

const SectionSkeleton = () => (
  <div className="personal__waiting">
    <Skeleton width={120} />
    <Skeleton lines={4} />
  </div>
);
