import type { Figure } from '@yizhan/contract/entities/person-info.ts';
import { listFigures } from '../../cards/figures.ts';
import type { SignedInContext } from '../../context.ts';
import { listCorrections, listOffices } from './figure-queries.ts';

/** What the school's systems say of the person, in one list: the cards of 个人事项 that the person may see. */
export async function figures(_: object, context: SignedInContext): Promise<Figure[]> {
  const found = await listFigures(context);
  const offices = new Map((await listOffices(context.db, context.person.id)).map((office) => [office.id, office]));
  const asked = await listCorrections(context.db, context.person.id);
  const corrections = new Map(asked.map(({ figureId, ...correction }) => [figureId, correction]));
  return found.map(({ source, ...figure }) => {
    const office = offices.get(figure.id);
    return {
      ...figure,
      source: office?.deptName || source,
      deptId: office?.deptId ?? null,
      phone: office?.phone ?? '',
      updatedAt: office?.updatedAt ?? figure.feed.at,
      correction: corrections.get(figure.id) ?? null,
    };
  });
}
