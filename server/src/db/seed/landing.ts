import type { Db } from '../database.ts';
import { landingPage } from './demo/landing.ts';
import { writePublications } from './published.ts';

/** The published landing page of the demo campus. */
export async function seedLanding(db: Db, now: Date): Promise<void> {
  await writePublications(db, now, 'landing', [{ name: landingPage.landingName, content: landingPage }], 'published');
}
