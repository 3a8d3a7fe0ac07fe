import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { signatureInk, signatureSize } from './signature-picture.ts';

const t = textsOf({ forms });

const LINE_WIDTH = 3;

type SignaturePadProps = {
  label: string;
  /** After each stroke, so that what is drawn counts without another press; nothing when it was cleared. */
  onDraw: (picture: string | undefined) => void;
  onDone: () => void;
};

/** A box to sign in with mouse, pen or finger. */
export function SignaturePad({ label, onDraw, onDone }: SignaturePadProps) {
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
    }
    // A tap is a stroke too: many characters have dots. A line of no length would draw nothing.
    pen.lineTo(begin ? x + 0.01 : x, y);
    pen.stroke();
    setHasLines(true);
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, signatureSize.width, signatureSize.height);
    setHasLines(false);
    onDraw(undefined);
  };
  const lift = () => {
    if (!isDown.current) return;
    isDown.current = false;
    onDraw(canvas.current?.toDataURL('image/png'));
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
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      {!hasLines && <span className="form-pad__hint">{label}</span>}
      {hasLines && (
        <div className="form-pad__tools">
          <Button size="small" onClick={clear}>
            {t('clearSignature')}
          </Button>
          <Button size="small" variant="primary" onClick={onDone}>
            {t('drawName')}
          </Button>
        </div>
      )}
    </div>
  );
}
