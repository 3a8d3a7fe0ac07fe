import { sectionDetails, sectionGroups } from '@yizhan/contract/section-details.ts';
import { type SectionName, sectionPath, sections } from '@yizhan/contract/sections.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { useEffect, useRef, useState } from 'react';
import { hrefOf } from '../lib/paths.ts';
import { read, write } from '../lib/storage.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { narrow, useMediaQuery } from '../ui/useMediaQuery.ts';
import { SideDrawer } from './SideDrawer.tsx';
import './SideList.css';

const t = textsOf({ admin });
const menuName = textsOf({ menus });

type SideListProps = { sections: readonly SectionName[]; here: SectionName | undefined };

/** At the left, or behind a button on narrow screens. */
export function SideList({ sections: names, here }: SideListProps) {
  const small = useMediaQuery(narrow);
  const [open, setOpen] = useState(false);
  const [slim, setSlim] = useState(() => read<boolean>('admin-slim') ?? false);
  if (small)
    return (
      <div className="admin-side-bar">
        <Button variant="quiet" icon="menu" onClick={() => setOpen(true)}>
          {t('sections')}
        </Button>
        <SideDrawer open={open} onClose={() => setOpen(false)}>
          <Links sections={names} here={here} onChoose={() => setOpen(false)} />
        </SideDrawer>
      </div>
    );
  const toggle = () => {
    write('admin-slim', !slim);
    setSlim(!slim);
  };
  return (
    <aside className={classes('admin-side', slim && 'admin-side--slim')}>
      <Links sections={names} here={here} />
      <IconButton
        className="admin-side__toggle"
        icon={slim ? 'chevron-right' : 'chevron-left'}
        label={t(slim ? 'expand' : 'collapse')}
        size="small"
        onClick={toggle}
      />
    </aside>
  );
}

function Links({ sections: names, here, onChoose }: SideListProps & { onChoose?: () => void }) {
  const nav = useRef<HTMLElement>(null);
  // The list is longer than most windows: the entry one is at may stand below its edge.
  useEffect(() => {
    if (here) nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [here]);
  const groups = sectionGroups.filter((group) => names.some((name) => sectionDetails[name].group === group));
  return (
    <nav ref={nav} className="admin-links" aria-label={t('sections')}>
      {groups.map((group) => (
        <div key={group}>
          <h2 className="admin-links__group">{t(group)}</h2>
          <ul>
            {names
              .filter((name) => sectionDetails[name].group === group)
              .map((name) => (
                <li key={name}>
                  <a
                    className="admin-links__link"
                    href={hrefOf(sectionPath(name))}
                    aria-current={name === here ? 'page' : undefined}
                    title={menuName(sections[name].menu)}
                    onClick={onChoose}
                  >
                    <Icon name={sectionDetails[name].icon} />
                    <span>{menuName(sections[name].menu)}</span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
