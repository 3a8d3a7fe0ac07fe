import '../admin-kit/jitless.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { ConfigProvider } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { AntdTheme } from '../ui/AntdTheme.tsx';
import { overlays } from '../ui/overlays.ts';
import { PageHelp } from '../ui/Page.tsx';
import './AdminScreen.css';
import { SectionSkeleton } from '../admin-kit/SectionSkeleton.tsx';
import { HandbookLink } from './HandbookLink.tsx';
import { SideList } from './SideList.tsx';
import { screens } from './screens.ts';
import { useSections } from './useSections.ts';
import { ViewAsButton } from './ViewAsButton.tsx';

/** Administration: the sections a person may open at the left, the current one beside them. */
export default function AdminScreen({ notFound }: { notFound: ReactNode }) {
  const { pathname } = useLocation();
  const open = useSections();
  const currentSection = open.find((name) => matchPath(sectionPath(name), pathname));
  if (!currentSection) return notFound;
  const Screen = screens[currentSection];
  return (
    <AntdTheme>
      <ConfigProvider getPopupContainer={overlays}>
        <div className="admin">
          <SideList sections={open} here={currentSection} />
          <div className="admin__main">
            <Suspense fallback={<SectionSkeleton />}>
              <PageHelp
                value={
                  <>
                    <HandbookLink section={currentSection} />
                    <ViewAsButton />
                  </>
                }
              >
                <Screen />
              </PageHelp>
            </Suspense>
          </div>
        </div>
      </ConfigProvider>
    </AntdTheme>
  );
}
