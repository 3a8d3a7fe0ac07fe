import type { Db } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Language } from '../../person.ts';
import { builtInEnglish } from './built-in.ts';
import { listEnglish } from './queries.ts';
import { type EnglishTexts, inEnglish } from './rules.ts';

/** The English texts of each school, cached until one changes. */
export class SchoolEnglish {
  private readonly cache = new Map<string, Promise<EnglishTexts>>();

  constructor(bus: Bus) {
    bus.subscribe('english.changed', ({ tenantId }) => this.cache.delete(tenantId));
    bus.subscribe('bus.missed', () => this.cache.clear());
  }

  /** The answer as a reader of this language sees it: the one place where it is decided. */
  async inLanguage<T>(db: Db, language: Language, answer: T): Promise<T> {
    return language === 'en' ? inEnglish(answer, await this.texts(db)) : answer;
  }

  texts(db: Db): Promise<EnglishTexts> {
    const cached = this.cache.get(db.tenant);
    if (cached) return cached;
    const loading: Promise<EnglishTexts> = listEnglish(db).then(
      (rows) => {
        const written = rows.filter(({ english }) => english !== '');
        return new Map([...builtInEnglish, ...written.map(({ text, english }) => [text, english] as const)]);
      },
      (error: unknown) => {
        if (this.cache.get(db.tenant) === loading) this.cache.delete(db.tenant);
        throw error;
      },
    );
    this.cache.set(db.tenant, loading);
    return loading;
  }
}
