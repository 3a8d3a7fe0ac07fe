import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import './Tabs.css';
import { scrollIntoRow, useScrollEnds } from './useScrollEnds.ts';

export type Tab<K extends string> = {
  key: K;
  label: ReactNode;
  /** Muted number after the label. */
  count?: ReactNode;
  disabled?: boolean | undefined;
  /** Id of its own panel, where the tabs do not contain it. */
  controls?: string | undefined;
};

type TabsProps<K extends string> = {
  /** Accessible name of the row. */
  label: string;
  tabs: readonly Tab<K>[];
  value: K;
  onChange: (key: K) => void;
  /** Without the line below, for use in a card's header. */
  bare?: boolean | undefined;
  className?: string | undefined;
  /** The panel of the selected tab. */
  children?: ReactNode;
};

/** Tabs with a 2 px underline. One tab stop; arrows, Home and End select. The row scrolls where it does not fit. */
export function Tabs<K extends string>({ label, tabs, value, onChange, bare, className, children }: TabsProps<K>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const more = useScrollEnds(row, tabs.length);
  const counted = tabs.some(({ count }) => count !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts that load later widen the tabs
  useEffect(() => {
    const selectedTab = row.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(value)}"]`);
    if (row.current && selectedTab) scrollIntoRow(row.current, selectedTab);
  }, [value, counted]);
  const choose = (tab: Tab<K>) => {
    onChange(tab.key);
    row.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(tab.key)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const usable = tabs.filter((tab) => !tab.disabled);
    const at = usable.findIndex((tab) => tab.key === value);
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const to = moves[event.key];
    const next = to === undefined ? undefined : usable.at(to % usable.length);
    if (!next) return;
    event.preventDefault();
    choose(next);
  };
  const go = (way: 1 | -1) => row.current?.scrollBy({ left: way * row.current.clientWidth * 0.75 });
  return (
    <>
      <div className={classes('yz-tabs', bare && 'yz-tabs--bare', className)}>
        <div
          ref={row}
          className={classes('yz-tabs__row', more.before && 'has-before', more.after && 'has-after')}
          role="tablist"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              className="yz-tab"
              id={`${id}-${tab.key}`}
              data-key={tab.key}
              aria-selected={tab.key === value}
              aria-controls={children === undefined ? tab.controls : `${id}-panel`}
              tabIndex={tab.key === value ? 0 : -1}
              disabled={tab.disabled}
              onClick={() => onChange(tab.key)}
            >
              {tab.label}
              {tab.count !== undefined && <span className="yz-tab__count">{tab.count}</span>}
            </button>
          ))}
        </div>
        {more.before && <Arrow icon="chevron-left" onClick={() => go(-1)} />}
        {more.after && <Arrow icon="chevron-right" onClick={() => go(1)} />}
      </div>
      {children !== undefined && (
        <div className="yz-tabpanel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
          {children}
        </div>
      )}
    </>
  );
}

/**
 * For the pointer only: the keyboard uses the tabs themselves. Not focusable, as it would lose focus when it disappears
 * at the end.
 */
function Arrow({ icon, onClick }: { icon: 'chevron-left' | 'chevron-right'; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`yz-tabs__arrow is-${icon}`}
      tabIndex={-1}
      aria-hidden
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
