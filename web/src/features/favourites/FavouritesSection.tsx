import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { favourites } from '@yizhan/contract/texts/zh-CN/favourites.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import './FavouritesSection.css';
import { FolderDialog } from './FolderDialog.tsx';
import { Folders } from './Folders.tsx';
import { ALL, LOOSE, parseFolder, servicesIn } from './favourite-rules.ts';
import { SortableFavourites } from './SortableFavourites.tsx';
import { useFavourites } from './useFavourites.ts';

const t = textsOf({ favourites });

/** 我的收藏: a person's favourites in their own order and folders (HL-12). */
export default function FavouritesSection() {
  const [search, setSearch] = useSearchParams();
  const actions = useFavourites();
  const [creating, setCreating] = useState(false);
  const { data } = actions.found;
  const full = (data?.folders.length ?? 0) >= serviceLimits.maxFavouriteFolders;
  const go = (place: string) => {
    const { folder: _, ...rest } = Object.fromEntries(search);
    setSearch(place === ALL ? rest : { ...rest, folder: place });
  };
  const add = (
    <Button
      size="small"
      icon="plus"
      disabled={full}
      title={full ? t('foldersMost', { n: serviceLimits.maxFavouriteFolders }) : undefined}
      onClick={() => setCreating(true)}
    >
      {t('newFolder')}
    </Button>
  );
  return (
    <Card title={t('title')} count={data?.services.length} menu={data && add}>
      <Loaded
        query={actions.found}
        isEmpty={({ services, folders }) => services.length + folders.length === 0}
        empty={<NoFavourites />}
        skeleton={<Skeleton lines={6} />}
      >
        {({ services, folders }) => {
          const place = parseFolder(search.get('folder'), folders);
          const visible = servicesIn(services, place);
          return (
            <div className="favourites-section">
              {folders.length > 0 && <Folders {...{ folders, services, place, actions, go }} />}
              {services.length === 0 && <NoFavourites />}
              {services.length > 0 && visible.length === 0 && (
                <Empty size="small" text={t(place === LOOSE ? 'looseEmpty' : 'folderEmpty')} />
              )}
              {visible.length > 0 && <SortableFavourites {...{ services, shown: visible, folders, actions }} />}
            </div>
          );
        }}
      </Loaded>
      {creating && (
        <FolderDialog
          onSubmit={(name) => actions.submitFolder(name)}
          onDone={({ id }) => go(id)}
          onClose={() => setCreating(false)}
        />
      )}
    </Card>
  );
}

const NoFavourites = () => <Empty text={t('none')} action={<a href={hrefOf(paths.serviceHall)}>{t('toHall')}</a>} />;
