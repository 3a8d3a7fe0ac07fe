import { sectionPath } from '@yizhan/contract/sections.ts';
import type { ReactNode } from 'react';
import { hrefOf } from '../../lib/paths.ts';

export type SupervisionArea = 'supervision' | 'departmentCases';
export type TabProps = { section: SupervisionArea; tabs: ReactNode };

/** How deep one is: the school, a department, one of its services, or cases of any. */
export type Place = {
  dept?: string | undefined;
  service?: string | undefined;
  range?: string | undefined;
  lamp?: string | undefined;
  show?: string | undefined;
  record?: string | undefined;
};

export const placeHref = (section: SupervisionArea, place: Place) => {
  const given = Object.entries(place).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return hrefOf(`${sectionPath(section)}${search && `?${search}`}`);
};
