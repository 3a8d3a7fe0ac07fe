const applications = new Map<string, number>();
const reservedNames = new Set<string>();

/**
 * A name for one more instance of an application. The library caches what it loaded by name for ever, so a released
 * name is reused. A name whose loading failed is not, or it would fail again without a request.
 */
export function reserveName(url: string): string {
  const application = applications.get(url) ?? applications.size + 1;
  applications.set(url, application);
  let instance = 1;
  while (reservedNames.has(`card-${application}-${instance}`)) instance += 1;
  const name = `card-${application}-${instance}`;
  reservedNames.add(name);
  return name;
}

export const releaseName = (name: string) => void reservedNames.delete(name);
