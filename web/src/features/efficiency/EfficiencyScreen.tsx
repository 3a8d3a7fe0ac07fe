import { useQuery } from '@tanstack/react-query';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { useRef } from 'react';
import { query } from '../../lib/api.ts';
import { isMembersOnly } from '../../lib/is-members-only.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { MembersOnly } from '../../ui/MembersOnly.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useIsPrinting } from '../../ui/useIsPrinting.ts';
import { Dashboard } from './Dashboard.tsx';
import { useEfficiencyAddress } from './useEfficiencyAddress.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useTurningLists } from './useTurningLists.ts';

const t = textsOf({ efficiency });

const reportHref = hrefOf(`${sectionPath('supervision')}?tab=report`);

/** RT-13: how well the school serves, for members and, where the school allows it, for visitors. */
export default function EfficiencyScreen() {
  const address = useEfficiencyAddress();
  const view = useQuery(query.efficiency.view());
  const box = useRef<HTMLDivElement>(null);
  const wall = useFullScreen(box);
  // Whatever the screen is, paper is light.
  const isPaper = useIsPrinting();
  useTurningLists(box, wall.isOn);
  useHint('efficiency', view.refetch);
  if (isMembersOnly(view.error)) return <MembersOnly title={t('membersOnly')} advice={t('membersAdvice')} />;
  const { data } = view;
  return (
    <div
      ref={box}
      className="eff"
      data-wall={wall.isOn || undefined}
      data-theme={isPaper ? 'light' : wall.isOn ? 'dark' : undefined}
    >
      {wall.isOn && data?.wallPicture && <img className="eff-wall-picture" src={data.wallPicture} alt="" />}
      <Page
        title={data?.title ?? t('figures')}
        description={data?.intro}
        className="eff-page"
        actions={
          <Row as="span" className="eff-actions">
            {data?.supervises && (
              <a className="yz-button yz-button--default yz-button--small" href={reportHref}>
                {t('report')}
              </a>
            )}
            <Button size="small" icon="print" onClick={() => window.print()}>
              {t('print')}
            </Button>
            <Button size="small" icon="expand" onClick={wall.toggle}>
              {t(wall.isOn ? 'leaveWall' : 'wall')}
            </Button>
          </Row>
        }
      >
        <Loaded query={view} skeleton={<Skeleton shape="block" height={400} />}>
          {(shown) => <Dashboard view={shown} address={address} wall={wall.isOn} />}
        </Loaded>
      </Page>
    </div>
  );
}
