/** Somebody the campus knows by name, with the password of the demo. */
export type CampusPerson = { account: string; name: string; department: string };

/** A system of the campus that the portal offers as a service; `way` is how it learns who came (contract/open-ways.ts). */
export type CampusSystem = {
  code: string;
  name: string;
  summary: string;
  type: string;
  department: string;
  way: number;
};

export type CampusDepartment = {
  code: string;
  name: string;
  intro: string;
  location: string;
  phone: string;
  officeHours: string;
  mail: string;
};

/** A plain page of the campus: a tool, a download, a to-do's system. */
export type CampusPage = { path: string; title: string; text: string };

/** Everything the campus gets when it starts. It is a foreign system: it knows nothing else of the portal. */
export type CampusOptions = {
  host: string;
  /** 0 = any free port. */
  port: number;
  /** The address people reach it by, without a trailing slash; made from the port it got. */
  originAt: (port: number) => string;
  clock: () => Date;
  /** Students and teachers have lessons; an office has none. */
  people: readonly (CampusPerson & { hasLessons: boolean })[];
  password: string;
  systems: readonly CampusSystem[];
  departments: readonly CampusDepartment[];
  pages: readonly CampusPage[];
  /** The secret by which a system authenticates when it asks the portal who came. */
  secretOf: (code: string) => string;
  /** By which it brings to the portal what was done here. */
  openClient: { appId: string; secret: string };
  /** Whoever reads the JSON sources has to name it. */
  sourceKey: string;
};

/** Where the portal is, known once it listens. */
export type PortalAddress = {
  /** Where the campus's servers reach it. */
  inner: string;
  /** Where people reach it. */
  site: string;
};
