import { richText } from '@yizhan/contract/texts/zh-CN/rich-text.ts';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../IconButton.tsx';
import { overlays } from '../overlays.ts';
import { TableSizePopup } from './TableSizePopup.tsx';
import type { TableSize } from './tables.ts';

const t = textsOf({ richText });

/** Inserts a table: its size is chosen on a grid. */
export function TableSizeButton({ disabled, onChoose }: { disabled: boolean; onChoose: (size: TableSize) => void }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        icon="table"
        label={t('table')}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen &&
        createPortal(
          <TableSizePopup
            button={button}
            onClose={close}
            onOutside={() => setOpen(false)}
            onChoose={(size) => {
              setOpen(false);
              onChoose(size);
            }}
          />,
          overlays(),
        )}
    </>
  );
}
