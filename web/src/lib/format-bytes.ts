const KB = 1024;

/** 12 KB, 3.4 MB, 62.8 GB: the way file managers show a size. */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  if (bytes < KB ** 2) return `${Math.round(bytes / KB)} KB`;
  return bytes < KB ** 3 ? `${(bytes / KB ** 2).toFixed(1)} MB` : `${(bytes / KB ** 3).toFixed(1)} GB`;
}
