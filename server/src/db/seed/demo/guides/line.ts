/** A guide in short form; what follows from its service and department is filled in by ../guides.ts. */
export type GuideLine = {
  code: string;
  /** Description, in a paragraph or two. */
  intro: readonly string[];
  who: string;
  /** Conditions to meet. */
  rules: readonly string[];
  /** `question|what to do otherwise`: the expected answer is yes; with a leading `!` no. */
  checks?: readonly string[];
  period?: string;
  /**
   * `name|letters|note`: E electronic, P paper, C copy, B both, S filled in by the system, D from a department, o
   * optional, a digit = copies.
   */
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
  /** Number of visits in person; none if absent. */
  visits?: number;
  usual?: string;
  isPublic?: boolean;
};
