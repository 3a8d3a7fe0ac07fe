import { type KeyboardEvent, useId, useState } from 'react';
import { Chip } from '../ui/Chip.tsx';
import { Field, type FieldTexts } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';

export type Named = { id: string; name: string };
export type Found = Named & { note?: string | undefined };

export type PickerProps = FieldTexts & {
  id?: string | undefined;
  value: Named | undefined;
  onChange: (value: Named | undefined) => void;
};

type SearchPickerProps = PickerProps & {
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  found: readonly Found[];
  /** Said when nothing was found. */
  none: string | undefined;
};

/** One of many, found by typing. Arrows and Enter choose, as in any list box. */
export function SearchPicker({
  value,
  onChange,
  placeholder,
  typed,
  onType,
  found,
  none,
  ...texts
}: SearchPickerProps) {
  const list = useId();
  const [active, setActive] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const current = Math.min(active, found.length - 1);
  const choose = ({ id, name }: Found) => {
    onChange({ id, name });
    onType('');
    setIsOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[current];
    if (event.key === 'Enter' && isOpen && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      return choose(chosen);
    }
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      return setIsOpen(false);
    }
    const moves: Record<string, number> = { ArrowDown: current + 1, ArrowUp: current - 1 };
    const to = moves[event.key];
    if (to === undefined || found.length === 0) return;
    event.preventDefault();
    setIsOpen(true);
    setActive((to + found.length) % found.length);
  };
  const isShown = isOpen && typed.trim() !== '';
  return (
    <Field {...texts}>
      {(control) =>
        value ? (
          <span className="form-picked" id={control.id} tabIndex={-1}>
            <Chip tone="brand" onRemove={() => onChange(undefined)}>
              {value.name}
            </Chip>
          </span>
        ) : (
          <div className="form-search">
            <div className="yz-input">
              <Icon name="search" size={18} />
              <input
                {...control}
                type="text"
                role="combobox"
                aria-expanded={isShown}
                aria-controls={list}
                aria-autocomplete="list"
                aria-activedescendant={isShown && found[current] ? `${list}-${found[current].id}` : undefined}
                autoComplete="off"
                placeholder={placeholder}
                value={typed}
                onChange={({ target }) => {
                  onType(target.value);
                  setIsOpen(true);
                  setActive(0);
                }}
                onBlur={() => setIsOpen(false)}
                onKeyDown={onKeyDown}
              />
            </div>
            {isShown && (found.length > 0 || none) && (
              <div className="form-search__list" id={list} role="listbox" tabIndex={-1}>
                {found.map((one, at) => (
                  <button
                    key={one.id}
                    id={`${list}-${one.id}`}
                    type="button"
                    role="option"
                    tabIndex={-1}
                    className="form-search__one"
                    aria-selected={at === current}
                    // The input keeps the focus, or the list would close before the click.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(one)}
                  >
                    {one.name} {one.note && <small>{one.note}</small>}
                  </button>
                ))}
                {found.length === 0 && <p className="form-search__none">{none}</p>}
              </div>
            )}
          </div>
        )
      }
    </Field>
  );
}
