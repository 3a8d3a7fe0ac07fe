const inHeader = /charset\s*=\s*"?([\w-]+)/i;
const inXml = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/i;

/** Many campus systems still send GBK: the header says so, or the first line of the XML. */
export function decodeBody(bytes: Uint8Array, contentType: string): string {
  const opening = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const charset = inHeader.exec(contentType)?.[1] ?? inXml.exec(opening)?.[1] ?? 'utf-8';
  return decoderOf(charset).decode(bytes);
}

function decoderOf(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
