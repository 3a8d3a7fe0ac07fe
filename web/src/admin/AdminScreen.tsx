import '../admin-kit/jitless.ts';
import { pathOfMenu } from '@yizhan/contract/permissions.ts';
import { ConfigProvider } from 'antd';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Redirect } from '../lib/Redirect.tsx';
import { AntdTheme } from '../ui/AntdTheme.tsx';
import { Empty } from '../ui/Empty.tsx';
import { overlays } from '../ui/overlays.ts';
import './AdminScreen.css';
import { SectionSkeleton } from '../admin-kit/SectionSkeleton.tsx';
import { t } from '../admin-kit/words.ts';
import { SideList } from './SideList.tsx';
import { useSections } from './useSections.ts';

/** The frame of administration: the sections one may open at the left, the chosen one beside them. */
export default function AdminScreen() {
  const { pathname } = useLocation();
  const open = useSections();
  const here = open.find(({ menu, Screen }) => Screen && pathOfMenu(menu) === pathname);
  const first = open.find(({ Screen }) => Screen);
  return (
    <AntdTheme>
      <ConfigProvider getPopupContainer={overlays}>
        <div className="admin">
          <SideList sections={open} here={here?.menu} />
          <div className="admin__main">
            <Suspense fallback={<SectionSkeleton />}>
              {here?.Screen && <here.Screen />}
              {!here && first && <Redirect to={pathOfMenu(first.menu)} />}
              {!first && <Empty text={t('noSection')} />}
            </Suspense>
          </div>
        </div>
      </ConfigProvider>
    </AntdTheme>
  );
}
