/** A guide in few words; everything that follows from its service and its department is filled in (see ../guides.ts). */
export type GuideLine = {
  code: string;
  /** What it is, in a paragraph or two. */
  intro: readonly string[];
  who: string;
  /** What one has to fulfil. */
  rules: readonly string[];
  /** `question|what to do otherwise`: the answer wanted is yes; a `!` before it: no. */
  checks?: readonly string[];
  period?: string;
  /** `name|letters|note`: E electronic, P paper, C copy, B both, S filled in by the system, D from a department, o optional, a digit = copies. */
  materials?: readonly string[];
  /** `step|post|limit|result` */
  steps: readonly string[];
  result: string;
  collection?: string;
  fee?: string;
  /** `name|number|clause` */
  basis?: readonly string[];
  /** `question|answer` */
  questions?: readonly string[];
  /** Times on the way; none where nothing is said. */
  visits?: number;
  usual?: string;
  isPublic?: boolean;
};
