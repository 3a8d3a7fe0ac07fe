import { open } from 'node:fs/promises';

/** Shown in the browser, or only offered as a download. */
type Disposition = 'inline' | 'attachment';
export type FileKind = { mime: string; disposition: Disposition; picture: boolean; extensions: readonly string[] };

const kind = (mime: string, disposition: Disposition, ...extensions: string[]): FileKind => ({
  mime,
  disposition,
  picture: false,
  extensions,
});
const picture = (mime: string, ...extensions: string[]): FileKind => ({
  mime,
  disposition: 'inline',
  picture: true,
  extensions,
});

/** Detected by content. Anything not listed is rejected: no HTML, no SVG, no executables. */
const byContent: Record<string, FileKind> = {
  'image/png': picture('image/png', 'png'),
  'image/jpeg': picture('image/jpeg', 'jpg', 'jpeg'),
  'image/webp': picture('image/webp', 'webp'),
  'image/gif': picture('image/gif', 'gif'),
  // A document can carry script for its viewer, so it is saved, not shown under our address.
  'application/pdf': kind('application/pdf', 'attachment', 'pdf'),
  'audio/mpeg': kind('audio/mpeg', 'inline', 'mp3'),
  'video/mp4': kind('video/mp4', 'inline', 'mp4'),
  'application/zip': kind('application/zip', 'attachment', 'zip'),
  'application/x-rar-compressed': kind('application/x-rar-compressed', 'attachment', 'rar'),
  'application/x-7z-compressed': kind('application/x-7z-compressed', 'attachment', '7z'),
  ...Object.fromEntries(
    (
      [
        ['wordprocessingml.document', 'docx'],
        ['spreadsheetml.sheet', 'xlsx'],
        ['presentationml.presentation', 'pptx'],
      ] as const
    ).map(([name, extension]) => {
      const mime = `application/vnd.openxmlformats-officedocument.${name}`;
      return [mime, kind(mime, 'attachment', extension)];
    }),
  ),
};

/** The old Office formats share one container: only the file name distinguishes them. */
const inContainer: Record<string, FileKind> = {
  doc: kind('application/msword', 'attachment', 'doc'),
  xls: kind('application/vnd.ms-excel', 'attachment', 'xls'),
  ppt: kind('application/vnd.ms-powerpoint', 'attachment', 'ppt'),
  wps: kind('application/octet-stream', 'attachment', 'wps'),
  et: kind('application/octet-stream', 'attachment', 'et'),
  dps: kind('application/octet-stream', 'attachment', 'dps'),
};

const plainText: Record<string, FileKind> = {
  txt: kind('text/plain', 'attachment', 'txt'),
  csv: kind('text/csv', 'attachment', 'csv'),
  md: kind('text/plain', 'attachment', 'md'),
};

const extensionOf = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const known = new Set(
  [byContent, inContainer, plainText].flatMap((kinds) => Object.values(kinds).flatMap((k) => k.extensions)),
);
const isKnown = (extension: string) => known.has(extension);
/** What people may upload, for the hint in the client. */
export const acceptedExtensions: string[] = [...known];

/** Detects the kind of a file by content; the name decides only where the content cannot. */
export async function kindOfFile(path: string, name: string): Promise<FileKind | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  const extension = extensionOf(name);
  if (found?.mime === 'application/x-cfb') return inContainer[extension];
  if (found) return byContent[found.mime];
  return (await looksLikeText(path)) ? plainText[extension] : undefined;
}

/** Files are served by the kind they were stored with. Only pictures, sound and film are shown in place. */
export const dispositionOf = (mime: string): Disposition => byContent[mime]?.disposition ?? 'attachment';

/** The name without path and control characters, with the extension that fits the content. */
export function fileName(original: string, { extensions }: FileKind, longest: number): string {
  const base = original
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}"<>|:*?]/gu, '')
    .trim();
  const extension = extensionOf(base);
  const end = `.${extensions.includes(extension) ? extension : (extensions[0] ?? 'bin')}`;
  const stem = (isKnown(extension) ? base.slice(0, -extension.length - 1) : base) || 'file';
  return `${stem.slice(0, longest - end.length)}${end}`;
}

/** No NUL byte at the beginning, and not a document that a browser would run. */
async function looksLikeText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const start = buffer.subarray(0, bytesRead);
    return !start.includes(0) && !/^[\s\uFEFF]*<[!?a-z]/i.test(start.toString('utf8'));
  } finally {
    await file.close();
  }
}
