import { expect, type Locator, type Page } from '@playwright/test';
import { hallAt, type OwnService } from './own-service.ts';

const VISIT = /\/nobody\/userClickVisitLog\/clickService$/;

/** Records the visits this page reports to the server. */
export function recordVisits(page: Page): string[] {
  const visits: string[] = [];
  page.on('request', (request) => {
    if (VISIT.test(request.url())) visits.push(request.method());
  });
  return visits;
}

/** The link of a service in the hall. */
const linkTo = (page: Page, { name }: Pick<OwnService, 'name'>) =>
  page.getByRole('list', { name: '服务列表' }).getByRole('link', { name, exact: true });

export async function findInHall(page: Page, service: OwnService): Promise<Locator> {
  await page.goto(hallAt(service.name));
  const link = linkTo(page, service);
  await expect(link).toBeVisible();
  return link;
}
