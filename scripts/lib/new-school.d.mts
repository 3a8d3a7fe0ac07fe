export type NewSchool = {
  url: string;
  /** Where its mail server listens, on this machine. */
  mailPort: number;
  /** What stands in the terminal. */
  printed(): string;
  /** What the newest picture of letters shows. */
  captcha(): Promise<string>;
  /** The next letter that arrives. */
  letter(): Promise<{ to: string; subject: string; text: string }>;
  stop(): Promise<void>;
};

export function startNewSchool(): Promise<NewSchool>;
