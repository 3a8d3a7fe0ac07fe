import { type Menu, pathOfMenu } from '@yizhan/contract/permissions.ts';
import { useState } from 'react';
import { hrefOf } from '../lib/paths.ts';
import { read, write } from '../lib/storage.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { narrow, useMediaQuery } from '../ui/useMediaQuery.ts';
import { groupOf, groups } from './groups.ts';
import { SideDrawer } from './SideDrawer.tsx';
import type { Section } from './sections.ts';
import './SideList.css';
import { menuName, t } from '../admin-kit/words.ts';

type SideListProps = { sections: readonly Section[]; here: Menu | undefined };

/** At the left, or behind a button where there is no room. */
export function SideList({ sections, here }: SideListProps) {
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
          <Links sections={sections} here={here} onChoose={() => setOpen(false)} />
        </SideDrawer>
      </div>
    );
  const toggle = () => {
    write('admin-slim', !slim);
    setSlim(!slim);
  };
  return (
    <aside className={classes('admin-side', slim && 'admin-side--slim')}>
      <Links sections={sections} here={here} />
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

function Links({ sections, here, onChoose }: SideListProps & { onChoose?: () => void }) {
  const shown = groups.filter((group) => sections.some(({ menu }) => groupOf[menu] === group));
  return (
    <nav className="admin-links" aria-label={t('sections')}>
      {shown.map((group) => (
        <div key={group}>
          <h2 className="admin-links__group">{t(group)}</h2>
          <ul>
            {sections
              .filter(({ menu }) => groupOf[menu] === group)
              .map(({ menu, icon }) => (
                <li key={menu}>
                  <a
                    className="admin-links__link"
                    href={hrefOf(pathOfMenu(menu))}
                    aria-current={menu === here ? 'page' : undefined}
                    title={menuName(menu)}
                    onClick={onChoose}
                  >
                    <Icon name={icon} />
                    <span>{menuName(menu)}</span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
