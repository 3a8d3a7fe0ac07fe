import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { type ReactNode, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

const t = textsOf({ landingConfig });

type LinesProps<T> = {
  items: readonly T[];
  blank: T;
  most: number;
  add: string;
  none: string;
  nameOf: (item: T, at: number) => string;
  onChange: (items: T[]) => void;
  children: (item: T, at: number, change: (changes: Partial<T>) => void) => ReactNode;
};

let lastKey = 0;
const nextKey = () => `${++lastKey}`;

/** A list to add, reorder, edit and remove items; each keeps its fields while it moves. */
export function Lines<T>({ items, blank, most, add, none, nameOf, onChange, children }: LinesProps<T>) {
  const [keys, setKeys] = useState(() => items.map(nextKey));
  const set = (nextKeys: string[], next: T[]) => {
    setKeys(nextKeys);
    onChange(next);
  };
  const swapped = <V,>(list: readonly V[], at: number) => {
    const [one, other] = [list[at], list[at + 1]];
    return list.map((value, n) => (n === at ? (other ?? value) : n === at + 1 ? (one ?? value) : value));
  };
  const without = <V,>(list: readonly V[], at: number) => list.filter((_, n) => n !== at);
  const change = (at: number) => (changes: Partial<T>) =>
    onChange(items.map((item, n) => (n === at ? { ...item, ...changes } : item)));
  const swap = (at: number) => set(swapped(keys, at), swapped(items, at));
  return (
    <div className="landing-lines">
      {items.length === 0 && <p className="landing-config__help">{none}</p>}
      {items.map((item, at) => {
        const name = nameOf(item, at);
        return (
          <fieldset key={keys[at]} className="landing-lines__one">
            <legend className="landing-lines__head">
              <span>{name}</span>
            </legend>
            <div className="landing-lines__tools">
              <IconButton
                icon="arrow-up"
                size="small"
                label={t('up', { name })}
                disabled={at === 0}
                onClick={() => swap(at - 1)}
              />
              <IconButton
                icon="arrow-down"
                size="small"
                label={t('down', { name })}
                disabled={at === items.length - 1}
                onClick={() => swap(at)}
              />
              <IconButton
                icon="trash"
                size="small"
                label={t('remove', { name })}
                onClick={() => set(without(keys, at), without(items, at))}
              />
            </div>
            {children(item, at, change(at))}
          </fieldset>
        );
      })}
      <Button
        icon="plus"
        wide
        disabled={items.length >= most}
        onClick={() => set([...keys, nextKey()], [...items, blank])}
      >
        {add}
      </Button>
    </div>
  );
}
