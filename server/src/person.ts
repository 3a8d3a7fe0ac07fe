import type { SignOnWay } from '@yizhan/contract/entities/sign-on.ts';
import type { ViewAs } from '@yizhan/contract/entities/view-as.ts';

/** The identity an administrator looks at the portal as; `at` in wire format, null = now. */
export type ViewedIdentity = ViewAs & { deptId: string | null; deptIds: readonly string[]; roleId: string | null };

/** The signed-in person of a call, acting under their active identity. */
export type Person = {
  id: string;
  account: string;
  name: string;
  tenantId: string;
  sessionId: string;
  /** How this session was opened. */
  way: SignOnWay;
  identityId: string;
  roleType: number;
  roleIds: readonly string[];
  deptId: string | null;
  /** The department and all its ancestors. */
  deptIds: readonly string[];
  menus: ReadonlySet<string>;
  locked: boolean;
  /** An administrator looking at the portal as another: the fields above are that identity's. */
  viewAs: ViewedIdentity | null;
};

/** Where a call comes from. */
export type Caller = {
  ip: string;
  userAgent: string;
  /** Identifies this call in logs, in the audit and in the error message a person can copy. */
  trace: string;
  language: 'zh-CN' | 'en';
  header(name: string): string | undefined;
  /** Sent with the answer. */
  setCookie(cookie: string): void;
};

export type Language = Caller['language'];
