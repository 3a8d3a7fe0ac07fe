import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { query } from '../lib/api.ts';
import { hrefOf, paths } from '../lib/paths.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import './directory.css';
import { DirectoryFilters } from './DirectoryFilters.tsx';
import { GuideResult } from './GuideResult.tsx';
import { useDirectoryAddress } from './useDirectoryAddress.ts';

const t = textsOf({ guides });

/**
 * Every guide the user may read, searched by text, department, scene and audience. `open` is for visitors: only public
 * guides.
 */
export function GuidesDirectory({ open = false }: { open?: boolean }) {
  const { keyword, dept, scene, audience, page, change } = useDirectoryAddress();
  const wanted = {
    ...(keyword ? { keyword } : {}),
    ...(dept ? { deptId: dept } : {}),
    ...(scene ? { sceneId: scene } : {}),
    ...(audience ? { audience: Number(audience) } : {}),
    current: page,
    size: requestLimits.pageSize,
  };
  const found = useQuery({
    ...(open ? query.guides.openSearch(wanted) : query.guides.search(wanted)),
    placeholderData: keepPreviousData,
  });
  const narrowed = [keyword, dept, scene, audience].some((part) => part !== '');
  const clear = () => change({ keyword: '', dept: '', scene: '', audience: '' });
  const none = narrowed ? (
    <Empty
      text={
        <>
          {t('noneFound')}
          <br />
          {t('noneAdvice')}
        </>
      }
      action={
        <span className="guides__ways">
          <Button onClick={clear}>{t('clear')}</Button>
          <a href={hrefOf(open ? paths.allServices : paths.serviceHall)}>{t('toHall')}</a>
        </span>
      }
    />
  ) : (
    <Empty text={t('none')} />
  );
  return (
    <div className="guides">
      <DirectoryFilters
        // Resets the input when the address changes, such as by going back.
        key={keyword}
        value={{ keyword, dept, scene, audience }}
        onChange={change}
        onClear={narrowed ? clear : undefined}
      />
      <Loaded query={found} empty={none} skeleton={<Rows />}>
        {({ records, total, size }) => (
          <>
            <p className="guides__count" role="status">
              {t('found', { n: total })}
            </p>
            <ul className="guides__list">
              {records.map((guide) => (
                <li key={guide.id}>
                  <GuideResult guide={guide} open={open} />
                </li>
              ))}
            </ul>
            {total > size && (
              <Pagination
                page={page}
                size={size}
                total={total}
                onPage={(to) => change({ page: to > 1 ? `${to}` : '' })}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Rows() {
  return (
    <div className="guides__list">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="block" height={84} />
      ))}
    </div>
  );
}
