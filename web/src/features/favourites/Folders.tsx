import type { Favourite, Folder } from '@yizhan/contract/entities/hall.ts';
import { favourites } from '@yizhan/contract/texts/zh-CN/favourites.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Menu } from '../../ui/Menu.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useConfirm } from '../../ui/useConfirm.ts';
import { FolderDialog } from './FolderDialog.tsx';
import { ALL, LOOSE, servicesIn } from './favourite-rules.ts';
import type { FavouriteActions } from './useFavourites.ts';

const t = textsOf({ favourites });

type FoldersProps = {
  folders: readonly Folder[];
  services: readonly Favourite[];
  place: string;
  actions: FavouriteActions;
  go: (place: string) => void;
};

/** The folders as tabs, with the actions of the open one. */
export function Folders({ folders, services, place, actions, go }: FoldersProps) {
  const [renaming, setRenaming] = useState(false);
  const confirm = useConfirm();
  const at = folders.findIndex(({ id }) => id === place);
  const currentFolder = folders[at];
  const remove = async (folder: Folder) => {
    const yes = await confirm({
      title: t('removeTitle', { name: folder.name }),
      text: t('removeText'),
      yes: t('removeFolder'),
      danger: true,
    });
    if (!yes) return;
    go(ALL);
    await actions.removeFolder(folder);
  };
  const names = [
    { key: ALL, label: t('everything') },
    ...folders.map(({ id, name }) => ({ key: id, label: name })),
    { key: LOOSE, label: t('loose') },
  ];
  return (
    <div className="favourites-section__folders">
      <Tabs
        bare
        label={t('folders')}
        tabs={names.map((tab) => ({ ...tab, count: servicesIn(services, tab.key).length }))}
        value={place}
        onChange={go}
      />
      {currentFolder && (
        <Menu
          label={t('folderMenu', { name: currentFolder.name })}
          items={[
            { key: 'rename', label: t('rename'), icon: 'edit', onSelect: () => setRenaming(true) },
            {
              key: 'left',
              label: t('folderLeft'),
              icon: 'arrow-left',
              disabled: at === 0,
              onSelect: () => void actions.orderFolders(folders, at, at - 1),
            },
            {
              key: 'right',
              label: t('folderRight'),
              icon: 'arrow-right',
              disabled: at === folders.length - 1,
              onSelect: () => void actions.orderFolders(folders, at, at + 1),
            },
            { kind: 'line', key: 'line' },
            {
              key: 'remove',
              label: t('removeFolder'),
              icon: 'trash',
              danger: true,
              onSelect: () => void remove(currentFolder),
            },
          ]}
        />
      )}
      {renaming && currentFolder && (
        <FolderDialog
          folder={currentFolder}
          onSubmit={(name) => actions.submitFolder(name, currentFolder.id)}
          onClose={() => setRenaming(false)}
        />
      )}
    </div>
  );
}
