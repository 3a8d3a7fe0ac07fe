import { type FieldKind, fieldKindNames } from '@yizhan/contract/fields.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { fieldDesigns } from '../fields/registry.ts';
import { startDrag } from './drag.ts';

const t = textsOf({ processDesign });

type PaletteProps = { onAdd: (kind: FieldKind) => void; onPreview: () => void };

/** Every kind of field: a click adds one, a drag puts it where it is dropped. */
export function Palette({ onAdd, onPreview }: PaletteProps) {
  return (
    <section className="design__palette admin-card" aria-label={t('palette')}>
      <Button icon="eye" wide onClick={onPreview}>
        {t('preview')}
      </Button>
      <p className="admin-muted">{t('paletteHelp')}</p>
      <div className="design__kinds">
        {fieldKindNames.map((kind) => (
          <button
            key={kind}
            type="button"
            className="design__kind"
            draggable
            onDragStart={(event) => startDrag(event, { kind })}
            onClick={() => onAdd(kind)}
          >
            <Icon name={fieldDesigns[kind].icon} size={16} />
            {t(`kind_${kind}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
