import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { palette } from '@yizhan/contract/texts/zh-CN/palette.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { textsOf } from '../../../lib/text.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Highlight } from '../../../ui/Highlight.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import './Palette.css';
import { arrangeTargets, findTargets } from './palette-rules.ts';
import { usePaletteMatches } from './usePaletteMatches.ts';
import { usePaletteServices, useRecentServices } from './usePaletteServices.ts';
import { type PaletteTarget, usePaletteTargets } from './usePaletteTargets.ts';

const t = textsOf({ palette });

/** Searches services, pages, settings, commands, news and, for those who may, people. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState('');
  const [at, setAt] = useState(0);
  const [composing, setComposing] = useState(false);
  const own = findTargets(usePaletteTargets(), keyword);
  const recent = useRecentServices();
  const { found, searching } = useFoundTargets(keyword, composing);
  const results = arrangeTargets([...(keyword.trim() === '' ? recent : found), ...own], keyword);
  useClosedElsewhere(onClose);
  const optionId = (target: PaletteTarget | undefined) => target && `${id}-${target.key}`;

  const choose = (target: PaletteTarget | undefined) => {
    if (!target) return;
    onClose();
    target.open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = results.length === 0 ? 0 : (at + step + results.length) % results.length;
      setAt(next);
      document.getElementById(optionId(results[next]) ?? '')?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(results[at]);
    }
  };
  return (
    <Dialog open flush title={t('title')} onClose={onClose} initialFocus={input} aside={<Keys />}>
      <div className="palette__box">
        <Icon name="search" />
        <input
          ref={input}
          role="combobox"
          aria-label={t('searchHint')}
          aria-expanded="false"
          aria-controls={`${id}-list`}
          aria-activedescendant={optionId(results[at])}
          autoComplete="off"
          placeholder={t('searchHint')}
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value);
            setAt(0);
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={onKeyDown}
        />
      </div>
      <LiveRegion text={keyword && !searching ? t('searchFound', { n: results.length }) : ''} />
      <div className="palette__list" role="listbox" id={`${id}-list`} aria-label={t('searchHint')} tabIndex={-1}>
        {results.map((target, index) => (
          <Option
            key={target.key}
            id={`${id}-${target.key}`}
            target={target}
            first={results[index - 1]?.group !== target.group}
            selected={index === at}
            onPoint={() => setAt(index)}
            onChoose={() => choose(target)}
          />
        ))}
        {results.length === 0 && searching && <p className="palette__group">{t('searching')}</p>}
        {results.length === 0 && !searching && (
          <Empty size="small" text={t('searchNothing', { words: keyword.trim() })} />
        )}
      </div>
    </Dialog>
  );
}

/** What the server finds. Text still being composed in an input method is not searched. */
function useFoundTargets(typed: string, composing: boolean) {
  const trimmed = composing ? '' : typed.trim().slice(0, searchLimits.queryLength);
  const keyword = useDebounced(trimmed, searchLimits.suggestDebounceMs);
  const services = usePaletteServices(trimmed === '' ? '' : keyword);
  const { matches, searching } = usePaletteMatches(trimmed === '' ? '' : keyword);
  return {
    found: [...services.services, ...matches],
    searching: trimmed !== '' && (services.searching || searching || keyword !== trimmed),
  };
}

/** Closes on navigation, such as the back button: the search belongs to the previous page. */
function useClosedElsewhere(onClose: () => void) {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const [opened] = useState(address);
  useEffect(() => {
    if (address !== opened) onClose();
  }, [address, opened, onClose]);
}

type OptionProps = {
  id: string;
  target: PaletteTarget;
  /** The first item of a group shows the group's name. */
  first: boolean;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

function Option({
  id,
  target: { name, icon, group, ranges = [], note },
  first,
  selected,
  onPoint,
  onChoose,
}: OptionProps) {
  return (
    <>
      {first && (
        <div className="palette__group" role="presentation">
          {t(group)}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input that owns this list handles the keys */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={selected}
        className={classes('palette__option', selected && 'palette__option--at')}
        onMouseMove={onPoint}
        onClick={onChoose}
      >
        <Icon name={icon} size={18} />
        <span>
          <Highlight text={name} ranges={ranges} />
        </span>
        {note && <small className="palette__note">{note}</small>}
        {selected && <Icon name="arrow-right" size={16} />}
      </div>
    </>
  );
}

function Keys() {
  return (
    <p className="palette__keys" aria-hidden="true">
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd> {t('searchMove')} <Kbd>Enter</Kbd> {t('searchOpen')} <Kbd>Esc</Kbd> {t('searchClose')}
    </p>
  );
}
