import { useEffect } from 'react';
import { addWatermark } from './watermark.ts';

/** Shows over everything, in print too, whose page this is. Kept outside React, which would not notice its removal. */
export function Watermark({ lines }: { lines: readonly string[] }) {
  const text = lines.join('\n');
  useEffect(() => addWatermark(text.split('\n')), [text]);
  return null;
}
