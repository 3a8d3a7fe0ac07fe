import type { Device, NavigationContent, NavigationRow } from '@yizhan/contract/entities/navigation.ts';
import { navigationConfig } from '@yizhan/contract/texts/zh-CN/navigation-config.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toIconName } from '../../ui/icons/to-icon-name.ts';

const t = textsOf({ navigationConfig });

type NavigationPreviewProps = {
  content: NavigationContent;
  rows: readonly NavigationRow[];
  row: NavigationRow | undefined;
};
type Entry = { id: string; name: string; icon: string; own: boolean; children: string[] };

const NEW = 'new';

/** The navigation as it will be with this item: what is shown now, and the draft in its place. */
function entriesWith({ content, rows, row }: NavigationPreviewProps): Entry[] {
  const ownId = row?.id ?? NEW;
  const name = content.navigationName || t('unnamed');
  const others = rows.filter(({ id, isAuto, parentId }) => id !== ownId && isAuto === 1 && parentId === null);
  const own: Entry = { id: ownId, name, icon: content.icon, own: true, children: [] };
  const entries = others.map((one): Entry => {
    const holds = content.parentId === one.id;
    return { id: one.id, name: one.navigationName, icon: one.icon, own: holds, children: holds ? [name] : [] };
  });
  if (content.parentId !== null) return entries;
  const at = row ? rows.slice(0, rows.indexOf(row)).filter(({ id }) => others.some((one) => one.id === id)).length : -1;
  return at < 0 ? [...entries, own] : [...entries.slice(0, at), own, ...entries.slice(at)];
}

/** The top bar on a computer and the menu on a phone, with this item. */
export function NavigationPreview(props: NavigationPreviewProps) {
  const { device } = props.content;
  const entries = entriesWith(props);
  const visible = (on: Device) => device === 'all' || device === on;
  return (
    <>
      <Part title={t('previewDesk')} visible={visible('pc')}>
        <ul className="navigation-preview__bar">
          {entries.map((entry) => (
            <PreviewEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      </Part>
      <Part title={t('previewPhone')} visible={visible('mobile')}>
        <ul className="navigation-preview__menu">
          {entries.map((entry) => (
            <PreviewEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      </Part>
    </>
  );
}

function Part({ title, visible, children }: { title: string; visible: boolean; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="navigation-preview__title">{title}</h3>
      {visible ? children : <p className="admin-muted">{t('previewNowhere')}</p>}
    </section>
  );
}

const PreviewEntry = ({ entry: { name, icon, own, children } }: { entry: Entry }) => (
  <li className={classes('navigation-preview__entry', own && 'navigation-preview__entry--own')}>
    <Icon name={toIconName(icon)} size={16} />
    {name}
    {children.map((child) => (
      <span key={child}>› {child}</span>
    ))}
  </li>
);
