export const signatureSize = { width: 480, height: 160 } as const;

/** Dark on nothing: printed as it is, and turned by the style sheet where the page is dark. */
export const signatureInk = '#111111';

/** A typed name as a signature, for whoever uses no pointer. */
export function drawName(name: string): string | undefined {
  const canvas = Object.assign(document.createElement('canvas'), signatureSize);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const size = Math.min(88, Math.floor((signatureSize.width - 40) / Math.max(2, [...name].length)));
  pen.font = `${size}px KaiTi, STKaiti, "Kaiti SC", serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = signatureInk;
  pen.fillText(name, signatureSize.width / 2, signatureSize.height / 2);
  return canvas.toDataURL('image/png');
}
