import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { signatureInk, signatureSize } from './signature-picture.ts';

const t = textsOf({ forms });

const LINE_WIDTH = 3;

type SignaturePadProps = { label: string; onDrawn: (picture: string) => void };

/** A box to sign in with mouse, pen or finger. */
export function SignaturePad({ label, onDrawn }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasLines, setHasLines] = useState(false);
  const isDown = useRef(false);
  const draw = (event: PointerEvent<HTMLCanvasElement>, begin: boolean) => {
    const pen = canvas.current?.getContext('2d');
    const box = event.currentTarget.getBoundingClientRect();
    if (!pen) return;
    const x = ((event.clientX - box.left) / box.width) * signatureSize.width;
    const y = ((event.clientY - box.top) / box.height) * signatureSize.height;
    if (begin) {
      Object.assign(pen, { lineWidth: LINE_WIDTH, lineCap: 'round', lineJoin: 'round', strokeStyle: signatureInk });
      pen.beginPath();
      pen.moveTo(x, y);
    } else {
      pen.lineTo(x, y);
      pen.stroke();
      setHasLines(true);
    }
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, signatureSize.width, signatureSize.height);
    setHasLines(false);
  };
  return (
    <div className="form-pad">
      <canvas
        ref={canvas}
        {...signatureSize}
        className="form-pad__canvas"
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDown.current = true;
          draw(event, true);
        }}
        onPointerMove={(event) => isDown.current && draw(event, false)}
        onPointerUp={() => {
          isDown.current = false;
        }}
      />
      {!hasLines && <span className="form-pad__hint">{label}</span>}
      {hasLines && (
        <div className="form-pad__tools">
          <Button size="small" onClick={clear}>
            {t('clearSignature')}
          </Button>
          <Button
            size="small"
            variant="primary"
            onClick={() => canvas.current && onDrawn(canvas.current.toDataURL('image/png'))}
          >
            {t('drawName')}
          </Button>
        </div>
      )}
    </div>
  );
}
