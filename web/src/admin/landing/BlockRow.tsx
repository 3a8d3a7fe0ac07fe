import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { LandingContent } from '@yizhan/contract/entities/landing.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { blockName } from './block-names.ts';

const t = textsOf({ landingConfig });

type Block = LandingContent['blocks'][number];
type BlockRowProps = {
  block: Block;
  first: boolean;
  last: boolean;
  error: string | undefined;
  onChange: (changes: Partial<Block>) => void;
  onMove: (by: 1 | -1) => void;
};

/** Blocks without a heading, whose title cannot be set. */
const untitled: ReadonlySet<string> = new Set(['search', 'hero', 'overview']);

/** The handle is for pointers only; the keyboard uses the buttons. */
export function BlockRow({ block: { kind, title, enabled }, first, last, error, onChange, onMove }: BlockRowProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: kind });
  const name = blockName(kind);
  return (
    <li
      ref={setNodeRef}
      className={classes('landing-blocks__row', isDragging && 'landing-blocks__row--dragged')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className="landing-blocks__handle" title={t('drag')} aria-hidden="true" {...listeners}>
        <Icon name="drag" size={16} />
      </span>
      <Checkbox checked={enabled} onChange={(next) => onChange({ enabled: next })} aria-label={t('show', { name })}>
        <span className="landing-blocks__name">{name}</span>
      </Checkbox>
      {untitled.has(kind) ? (
        <span className="landing-blocks__title" />
      ) : (
        <TextField
          className="landing-blocks__title"
          aria-label={t('blockTitle', { name })}
          placeholder={name}
          maxLength={fieldLimits.nameLength}
          error={error}
          value={title}
          onChange={(next) => onChange({ title: next })}
        />
      )}
      <IconButton icon="arrow-up" size="small" label={t('up', { name })} disabled={first} onClick={() => onMove(-1)} />
      <IconButton
        icon="arrow-down"
        size="small"
        label={t('down', { name })}
        disabled={last}
        onClick={() => onMove(1)}
      />
    </li>
  );
}
