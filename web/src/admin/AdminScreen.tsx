import '../admin-kit/jitless.ts';
import { hasOwnPage, sectionPath } from '@yizhan/contract/sections.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { ConfigProvider } from 'antd';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Redirect } from '../lib/Redirect.tsx';
import { textsOf } from '../lib/text.ts';
import { AntdTheme } from '../ui/AntdTheme.tsx';
import { Empty } from '../ui/Empty.tsx';
import { overlays } from '../ui/overlays.ts';
import './AdminScreen.css';
import { SectionSkeleton } from '../admin-kit/SectionSkeleton.tsx';
import { SideList } from './SideList.tsx';
import { screens } from './screens.ts';
import { useSections } from './useSections.ts';

const t = textsOf({ admin });

/** Administration: the sections a person may open at the left, the current one beside them or on its own page. */
export default function AdminScreen() {
  const { pathname } = useLocation();
  const open = useSections();
  const currentSection = open.find((name) => sectionPath(name) === pathname);
  const first = open.find((name) => !hasOwnPage(name));
  const Screen = currentSection && screens[currentSection];
  return (
    <AntdTheme>
      <ConfigProvider getPopupContainer={overlays}>
        {Screen && hasOwnPage(currentSection) ? (
          <Screen />
        ) : (
          <div className="admin">
            <SideList sections={open} here={currentSection} />
            <div className="admin__main">
              <Suspense fallback={<SectionSkeleton />}>
                {Screen && <Screen />}
                {!currentSection && first && <Redirect to={sectionPath(first)} />}
                {!first && <Empty text={t('noSection')} />}
              </Suspense>
            </div>
          </div>
        )}
      </ConfigProvider>
    </AntdTheme>
  );
}
