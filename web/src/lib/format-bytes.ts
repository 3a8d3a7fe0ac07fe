const KB = 1024;

/** 12 KB, 3.4 MB: the way file managers show a size. */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  return bytes < KB * KB ? `${Math.round(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;
}
