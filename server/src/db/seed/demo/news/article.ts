export type DemoArticle = {
  column: string;
  title: string;
  summary: string;
  content: string;
  department: string;
  important: boolean;
  isPublic: boolean;
  audience: readonly number[];
  /** Absent: a draft. */
  releaseTime: Date | null;
  topUntil: Date | null;
  visits: number;
};

const MINUTE_MS = 60_000;
export const HOUR = 60;
export const DAY = 24 * HOUR;

type ArticleFlags = Partial<Pick<DemoArticle, 'important' | 'isPublic' | 'audience' | 'releaseTime' | 'topUntil'>>;
/** Minutes since its release, department, title, summary, paragraphs, flags. */
export type Line = readonly [number, string, string, string, readonly string[], ((at: At) => ArticleFlags)?];
export type At = {
  /** This many minutes from now. */
  from: (minutes: number) => Date;
};

/** The articles of a column, dated relative to `now`. */
export const articlesOf = (column: string, lines: readonly Line[], now: Date): DemoArticle[] => {
  const from = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  return lines.map(([ago, department, title, summary, paragraphs, flags], at) => ({
    column,
    title,
    summary,
    department,
    content: paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join(''),
    important: false,
    isPublic: true,
    audience: [],
    releaseTime: from(-ago),
    topUntil: null,
    // Older ones have more views, and no two the same number.
    visits: Math.round(37 + Math.sqrt(ago) * 9 + at * 11),
    ...flags?.({ from }),
  }));
};
