import type { HallPage } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { AskRobot } from './AskRobot.tsx';
import { DidYouMean } from './DidYouMean.tsx';
import { activeFacets, type HallAddress, type HallView, withoutFacets } from './hall-address.ts';
import './NothingFound.css';
import { Services } from './Services.tsx';
import { SignInForMore } from './SignInForMore.tsx';
import type { ChangeHall } from './useHallAddress.ts';

const t = textsOf({ hall });

const RequestForm = lazyPart(() => import('./RequestForm.tsx'));

type NothingFoundProps = Pick<HallPage, 'near' | 'meant'> & {
  address: HallAddress;
  view: HallView;
  visitor: boolean;
  change: ChangeHall;
};

function toText({ keyword, tab }: HallAddress, narrowed: boolean): string {
  if (keyword) return t('nothing', { words: keyword });
  if (narrowed) return t('nothingChosen');
  return t(tab === 'recommended' ? 'nothingRecommended' : 'nothingHere');
}

/** HL-8: no results. Offers a correction, near matches, help, and a request form. */
export function NothingFound({ near, meant, address, view, visitor, change }: NothingFoundProps) {
  const { keyword, type, tab } = address;
  const narrowed = activeFacets(address).length > 0 || tab !== 'all';
  return (
    <div className="hall-nothing">
      <Empty text={toText(address, narrowed)} action={keyword && <p className="hall-nothing__tips">{t('tips')}</p>} />
      <div className="hall-nothing__ways">
        <DidYouMean meant={meant} change={change} />
        {narrowed && <Button onClick={() => change({ ...withoutFacets, tab: 'all' })}>{t('withoutFilters')}</Button>}
        {keyword && type && !visitor && (
          <a className="yz-button yz-button--default yz-button--medium" href={everywhere(keyword)}>
            {t('searchEverywhere')}
          </a>
        )}
      </div>
      {near.length > 0 && (
        <section className="hall-nothing__near" aria-label={t('near')}>
          <h2>{t('near')}</h2>
          <Services services={near} view={view} visitor={visitor} label={t('near')} />
        </section>
      )}
      {keyword && (
        <div className="hall-nothing__more">
          <AskRobot question={keyword} />
          <Suspense fallback={null}>
            {visitor ? <SignInForMore keyword={keyword} /> : <RequestForm key={keyword} keyword={keyword} />}
          </Suspense>
        </div>
      )}
    </div>
  );
}

const everywhere = (keyword: string) => hrefOf(`${paths.serviceHall}?${new URLSearchParams({ keyword })}`);
