import { useEffect } from 'react';
import { addWatermark } from './watermark.ts';

/** Says over everything, in print too, whose page this is. Lives outside React, which would not notice its removal. */
export function Watermark({ lines }: { lines: readonly string[] }) {
  const text = lines.join('\n');
  useEffect(() => addWatermark(text.split('\n')), [text]);
  return null;
}
