type PageEntry = number | 'gap before' | 'gap after';

/** First, last, the current page and its neighbours; a gap never hides a single page. */
export function pageEntries(page: number, last: number): PageEntry[] {
  const visiblePages = [1, page - 1, page, page + 1, last];
  if (page <= 4) visiblePages.push(2, 3, 4, 5);
  if (page >= last - 3) visiblePages.push(last - 1, last - 2, last - 3, last - 4);
  const pages = [...new Set(visiblePages)].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b);
  return pages.flatMap((n, index): PageEntry[] => {
    const before = pages[index - 1] ?? n - 1;
    if (n - before === 2) return [n - 1, n];
    return n - before > 1 ? [n <= page ? 'gap before' : 'gap after', n] : [n];
  });
}
